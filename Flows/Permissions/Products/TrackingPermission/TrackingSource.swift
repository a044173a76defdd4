@_exported public import PermissionDrivers

extension PermissionName {
  /// Tracking across apps and sites of other companies.
  public static let tracking: Self = "tracking"
}

extension PermissionKind where F == TrackingFlow {
  /// Tracking across apps and sites of other companies; needs `NSUserTrackingUsageDescription`.
  public static var tracking: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.tracking, TrackingFlow()) { TrackingSource() }
    #else
      Self(missing: .tracking, TrackingFlow())
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import AppTrackingTransparency
  package import EveryPath
  package import PermissionFlows

  /// The tracking manager of AppTrackingTransparency.
  package final class TrackingSource: AccessSource {
    /// Reads the status; with the switch for all apps off it says denied.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      let reading: AccessReading<WholeGrant> =
        switch ATTrackingManager.trackingAuthorizationStatus {
        case .authorized: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      return reading.needing("NSUserTrackingUsageDescription")
    }

    /// Asks; a question that is dropped is answered at once, with nothing decided.
    package func ask(_ request: TrackingFlow.Request, _ reply: Reply<AccessEvent<WholeGrant>>) {
      ATTrackingManager.requestTrackingAuthorization { @Sendable status in
        reply.resolveFromAnyThread(.answered(status == .authorized ? .yes : .no))
      }
    }
  }
#endif
