@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Adding audio to calls.
  public static let microphoneInjection: Self = "microphone-injection"
}

@available(iOS 18.2, *)
extension PermissionKind where F == WholeAccessFlow {
  /// Adding audio to calls; needs `NSMicrophoneInjectionUsageDescription`.
  ///
  /// An app that also runs on older systems names it under `if #available(iOS 18.2, *)`: there is
  /// no reading that explains a system without it.
  public static var microphoneInjection: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.microphoneInjection, .microphoneInjection) { MicrophoneInjectionSource() }
    #else
      Self(missing: .microphoneInjection, .microphoneInjection)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import AVFAudio
  package import EveryPath

  /// Adding audio to calls, of AVFAudio.
  @available(iOS 18.2, *)
  package final class MicrophoneInjectionSource: AccessSource {
    /// Reads the permission; the service may be off for all apps, in Settings under Accessibility.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
      let reading: AccessReading<WholeGrant> =
        switch AVAudioApplication.shared.microphoneInjectionPermission {
        case .granted: .granted(.full)
        case .undetermined: .notDetermined
        case .denied: .refused(.denied)
        case .serviceDisabled: .refused(.switchedOff)
        @unknown default: .refused(.switchedOff)
        }
      reply.resolve(.read(reading.needing("NSMicrophoneInjectionUsageDescription")))
    }

    /// Asks; the system answers on any thread, and at once while the service is off.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      AVAudioApplication.requestMicrophoneInjectionPermission { @Sendable permission in
        reply.resolveFromAnyThread(.answered(permission == .granted ? .yes : .no))
      }
    }
  }
#endif
