@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// The subscription to a TV provider.
  public static let tvProvider: Self = "tv-provider"
}

extension PermissionKind where F == WholeAccessFlow {
  /// The subscription to a TV provider; needs `NSVideoSubscriberAccountUsageDescription` and the
  /// entitlement.
  public static var tvProvider: Self {
    #if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
      Self(.tvProvider, .tvProvider) { TVProviderSource() }
    #else
      Self(missing: .tvProvider, .tvProvider)
    #endif
  }
}

#if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
  package import EveryPath
  import VideoSubscriberAccount

  /// The account manager of VideoSubscriberAccount.
  package final class TVProviderSource: AccessSource {
    private let manager = VSAccountManager()

    /// Reads by the call that also asks, and forbids it the question; it answers once, maybe before
    /// it returns, on any queue (documented: checkAccessStatus(options:completionHandler:)).
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      manager.checkAccessStatus(options: [.prompt: false]) { @Sendable status, _ in
        Task { @MainActor in
          reply.resolve(
            .read(Self.reading(status).needing("NSVideoSubscriberAccountUsageDescription")))
        }
      }
    }

    private static func reading(_ status: VSAccountAccessStatus) -> AccessReading<WholeGrant> {
      switch status {
      case .granted: .granted(.full)
      case .notDetermined: .notDetermined
      case .denied: .refused(.denied)
      case .restricted: .refused(.restricted)
      @unknown default: .refused(.restricted)
      }
    }

    /// Asks; a refusal is the status beside an error.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      manager.checkAccessStatus(options: [.prompt: true]) { @Sendable status, error in
        let isOpen = status == .notDetermined && error != nil
        reply.resolveFromAnyThread(isOpen ? .failed : .answered(status == .granted ? .yes : .no))
      }
    }
  }
#endif
