@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// The personal voice.
  public static let personalVoice: Self = "personal-voice"
}

extension PermissionKind where F == WholeAccessFlow {
  /// The personal voice, from iOS 17 on; no usage description is known.
  public static var personalVoice: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.personalVoice, .personalVoice) { PersonalVoiceSource() }
    #else
      Self(missing: .personalVoice, .personalVoice)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  import AVFAudio
  package import EveryPath

  /// The personal voice of AVFAudio.
  package final class PersonalVoiceSource: AccessSource {
    /// Reads the status, among whose cases is a device that has no personal voices; so has a system
    /// before iOS 17.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      guard #available(iOS 17.0, *) else { return .refused(.unavailable) }
      return switch AVSpeechSynthesizer.personalVoiceAuthorizationStatus {
      case .authorized: .granted(.full)
      case .notDetermined: .notDetermined
      case .denied: .refused(.denied)
      case .unsupported: .refused(.unavailable)
      @unknown default: .refused(.unavailable)
      }
    }

    /// Asks.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      guard #available(iOS 17.0, *) else { return reply.resolveFromAnyThread(.answered(.no)) }
      AVSpeechSynthesizer.requestPersonalVoiceAuthorization { @Sendable status in
        reply.resolveFromAnyThread(.answered(status == .authorized ? .yes : .no))
      }
    }
  }
#endif
