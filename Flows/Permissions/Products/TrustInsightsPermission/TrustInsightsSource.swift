@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Insights into trust.
  public static let trustInsights: Self = "trust-insights"
}

// The framework is of the SDK of iOS 27.
#if os(iOS) && !targetEnvironment(macCatalyst) && canImport(TrustInsights) || PLAYED_PHONE
  package import EveryPath
  public import TrustInsights

  @available(iOS 27.0, *)
  extension PermissionKind where F == WholeAccessFlow {
    /// Insights into trust; needs its entitlement, and no usage description is known.
    ///
    /// - Parameters:
    ///   - use: Tells uses apart: of each the first closure is kept.
    ///   - context: Makes what the app is going to have evaluated, by which the status is told.
    public static func trustInsights<each I: InsightEvaluator.InsightRequestProtocol>(
      for use: String = "",
      _ context: @escaping @MainActor @Sendable () -> InsightEvaluator.InsightContext<repeat each I>
    ) -> Self {
      Self(.trustInsights, .trustInsights, variant: use) { TrustInsightsSource(context) }
    }
  }

  /// The insight evaluator of TrustInsights.
  @available(iOS 27.0, *)
  package final class TrustInsightsSource: AccessSource {
    private let status:
      @MainActor (_ asks: Bool) async throws -> InsightEvaluator.AuthorizationStatus

    /// A source for this context.
    package init<each I: InsightEvaluator.InsightRequestProtocol>(
      _ context: @escaping @MainActor () -> InsightEvaluator.InsightContext<repeat each I>
    ) {
      let evaluator = InsightEvaluator()
      status = { asks in
        asks
          ? try await evaluator.requestAuthorization(for: context())
          : try await evaluator.authorizationStatus(for: context())
      }
    }

    /// Reads the status, among whose cases is a device that has none; so has one that cannot tell.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      Task { reply.resolve(.read(await reading)) }
    }

    private var reading: AccessReading<WholeGrant> {
      get async {
        switch try? await status(false) {
        case .authorized: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .deniedRequestable: .refused(.deniedRequestable)
        case .unavailable, nil: .refused(.unavailable)
        @unknown default: .refused(.unavailable)
        }
      }
    }

    /// Asks; a refusal is returned, and an error is none.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      Task {
        let told = try? await status(true)
        reply.resolve(told.map { .answered($0 == .authorized ? .yes : .no) } ?? .failed)
      }
    }
  }
#else
  extension PermissionKind where F == WholeAccessFlow {
    /// Insights into trust, where there is no TrustInsights.
    public static func trustInsights() -> Self { Self(missing: .trustInsights, .trustInsights) }
  }
#endif
