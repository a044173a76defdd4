@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Siri.
  public static let siri: Self = "siri"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Siri, which App Intents do without; needs `NSSiriUsageDescription`, and the capability.
  @available(iOSApplicationExtension, unavailable)
  public static var siri: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.siri, .siri) { SiriSource() }
    #else
      Self(missing: .siri, .siri)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import Intents
  package import EveryPath

  /// Siri of Intents.
  ///
  /// Without the capability for Siri the request ends the app (reported). An extension cannot ask:
  /// its app does (documented).
  @available(iOSApplicationExtension, unavailable)
  package final class SiriSource: AccessSource {
    /// Reads the permission.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      let reading: AccessReading<WholeGrant> =
        switch INPreferences.siriAuthorizationStatus() {
        case .authorized: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      return reading.needing("NSSiriUsageDescription")
    }

    /// Asks; the system answers on a thread of its own.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      INPreferences.requestSiriAuthorization { @Sendable status in
        reply.resolveFromAnyThread(.answered(status == .authorized ? .yes : .no))
      }
    }
  }
#endif
