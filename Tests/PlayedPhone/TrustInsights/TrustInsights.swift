// A stand-in for TrustInsights, written by hand from Apple's documentation: the few declarations that
// the driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

import PlayedPhone

@available(iOS 27.0, *)
public final class InsightEvaluator {
  public enum AuthorizationStatus {
    case notDetermined, authorized, denied, deniedRequestable, unavailable
  }
  public enum OperationCategory { case payment, account, resourceUse, communication, other }
  public enum ModelVersion { case current }
  public protocol InsightRequestProtocol {}
  public struct InsightRequest<Insight>: InsightRequestProtocol {}
  public struct InsightContext<each Request: InsightRequestProtocol> {
    public init(
      operationCategory: OperationCategory, requestedEvaluations: (repeat each Request)
    ) {}
  }
  public init() {}
  nonisolated(nonsending)
    public func authorizationStatus<each I: InsightRequestProtocol>(
      for context: InsightContext<repeat each I>
    ) async throws -> AuthorizationStatus
  {
    switch PlayedPhone.reading(of: .trustInsights) {
    case .noHardware: .unavailable
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    case .status(.deniedRequestable): .deniedRequestable
    default: .notDetermined
    }
  }
  nonisolated(nonsending)
    public func requestAuthorization<each I: InsightRequestProtocol>(
      for context: InsightContext<repeat each I>
    ) async throws -> AuthorizationStatus
  {
    switch await PlayedPhone.answer(to: .trustInsights) {
    case .yes: return .authorized
    case .no: return try await authorizationStatus(for: context)
    case .failed: throw CancellationError()
    }
  }
}

@available(iOS 27.0, *)
public struct IsLikelyBeingCoachedInsight {
  public enum SchemaVersion { case version1 }
  public static func request(
    schema: SchemaVersion, modelVersion: InsightEvaluator.ModelVersion = .current
  ) -> InsightEvaluator.InsightRequest<Self> { .init() }
}
