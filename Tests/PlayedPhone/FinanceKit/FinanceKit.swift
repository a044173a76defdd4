// A stand-in for FinanceKit, written by hand from Apple's documentation: the few declarations that
// the driver uses, behind which is the simulated phone. It finds misspelt calls, broken isolation
// and wrong conclusions; it proves nothing about the SDK.

@_exported import Foundation
import PlayedPhone

@available(iOS 17.4, *)
public enum AuthorizationStatus: Hashable, Sendable { case notDetermined, denied, authorized }
@available(iOS 17.4, *)
public class FinanceStore {
  public enum DataType {
    @available(macCatalyst, unavailable)
    case financialData
    case orders
  }
  public static let shared = FinanceStore()
  public static func isDataAvailable(_ type: DataType) -> Bool {
    PlayedPhone.reading(of: .finance) != .noHardware
  }
  public func authorizationStatus() async throws -> AuthorizationStatus {
    switch PlayedPhone.reading(of: .finance) {
    case .status(.authorized): .authorized
    case .status(.denied): .denied
    default: .notDetermined
    }
  }
  public func requestAuthorization() async throws -> AuthorizationStatus {
    switch await PlayedPhone.answer(to: .finance) {
    case .yes: return .authorized
    case .no: return try await authorizationStatus()
    case .failed: throw CancellationError()
    }
  }
}
