@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// The Focus status.
  public static let focusStatus: Self = "focus-status"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Whether a Focus is on; needs `NSFocusStatusUsageDescription`, and the capability for
  /// communication notifications.
  public static var focusStatus: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.focusStatus, .focusStatus) { FocusStatusSource() }
    #else
      Self(missing: .focusStatus, .focusStatus)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import Intents
  package import EveryPath

  /// The Focus status of Intents.
  ///
  /// Without the capability for communication notifications the question never comes, and
  /// everything stays undecided, or the app is ended (both reported); an app cannot read its
  /// capabilities. An attempt that ends as cancelled without any question is a sign of it.
  package final class FocusStatusSource: AccessSource {
    /// Reads the permission.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      let reading: AccessReading<WholeGrant> =
        switch INFocusStatusCenter.default.authorizationStatus {
        case .authorized: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      return reading.needing("NSFocusStatusUsageDescription")
    }

    /// Asks; the system answers on a thread of its own.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      INFocusStatusCenter.default.requestAuthorization { @Sendable status in
        reply.resolveFromAnyThread(.answered(status == .authorized ? .yes : .no))
      }
    }
  }
#endif
