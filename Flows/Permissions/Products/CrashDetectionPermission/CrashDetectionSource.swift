@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Crash detection.
  public static let crashDetection: Self = "crash-detection"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Crash detection; needs its entitlement, and no usage description is known.
  ///
  /// One app at a time has it: while another app is the one for crash detection, it reads as
  /// denied (documented: SAAuthorizationStatus.denied).
  public static var crashDetection: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.crashDetection, .crashDetection) { CrashDetectionSource() }
    #else
      Self(missing: .crashDetection, .crashDetection)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  package import EveryPath
  import SafetyKit

  /// The crash detection manager of SafetyKit.
  package final class CrashDetectionSource: AccessSource {
    // Several managers are not supported (documented: SACrashDetectionManager), and without a
    // device for it there is to be none. Whether one of the app's own beside this is told of
    // crashes is uncertain.
    private lazy var manager = SACrashDetectionManager()

    /// Reads whether the device has it, without which there is no manager to read the status of.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      guard SACrashDetectionManager.isAvailable else { return .refused(.unavailable) }
      return switch manager.authorizationStatus {
      case .authorized: .granted(.full)
      case .notDetermined: .notDetermined
      case .denied: .refused(.denied)
      @unknown default: .refused(.unavailable)
      }
    }

    /// Asks; a refusal is the status beside an error.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      manager.requestAuthorization { @Sendable status, error in
        let isOpen = status == .notDetermined && error != nil
        reply.resolveFromAnyThread(
          isOpen ? .failed : .answered(status == .authorized ? .yes : .no))
      }
    }
  }
#endif
