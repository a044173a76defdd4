@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Alarms and timers.
  public static let alarms: Self = "alarms"
}

@available(iOS 26.0, *)
extension PermissionKind where F == WholeAccessFlow {
  /// Alarms and timers; needs `NSAlarmKitUsageDescription`.
  ///
  /// An app that also runs on older systems names it under `if #available(iOS 26, *)`: there is
  /// no reading that explains a system without alarms.
  public static var alarms: Self {
    #if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
      Self(.alarms, .alarms) { AlarmsSource() }
    #else
      Self(missing: .alarms, .alarms)
    #endif
  }
}

#if os(iOS) && !targetEnvironment(macCatalyst) || PLAYED_PHONE
  import AlarmKit
  package import EveryPath

  /// The alarms of AlarmKit.
  @available(iOS 26.0, *)
  package final class AlarmsSource: AccessSource {
    /// Reads the state, which a new process may report as not determined until it asks (reported:
    /// in a beta of iOS 26).
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      let reading: AccessReading<WholeGrant> =
        switch AlarmManager.shared.authorizationState {
        case .authorized: .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        @unknown default: .refused(.denied)
        }
      reply.resolve(.read(reading.needing("NSAlarmKitUsageDescription")))
    }

    /// Asks; a refusal is returned, and an error is none.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      Task { reply.resolveFromAnyThread(await Self.answer()) }
    }

    private nonisolated static func answer() async -> AccessEvent<WholeGrant> {
      guard let state = try? await AlarmManager.shared.requestAuthorization() else {
        return .failed
      }
      return .answered(state == .authorized ? .yes : .no)
    }
  }
#endif
