@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// Speech recognition.
  public static let speech: Self = "speech"
}

extension PermissionKind where F == WholeAccessFlow {
  /// Speech recognition; needs `NSSpeechRecognitionUsageDescription`, and, live, the microphone.
  ///
  /// `SpeechAnalyzer` of iOS 26 needs no permission for speech: the audio stays on the device.
  public static var speech: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.speech, .speech) { SpeechSource() }
    #else
      Self(missing: .speech, .speech)
    #endif
  }
}

#if os(iOS) || PLAYED_PHONE
  package import EveryPath
  import Speech

  /// Speech recognition of the Speech framework.
  ///
  /// With Siri and Dictation off the status stays authorized (reported). A recognizer that needs no
  /// network and is not available is taken for that; what else may make one unavailable no page
  /// tells. One that needs the network tells nothing.
  package final class SpeechSource: AccessSource {
    /// Reads the permission, then whether recognition is switched off.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      let reading: AccessReading<WholeGrant> =
        switch SFSpeechRecognizer.authorizationStatus() {
        case .authorized: isSwitchedOff ? .refused(.switchedOff) : .granted(.full)
        case .notDetermined: .notDetermined
        case .denied: .refused(.denied)
        case .restricted: .refused(.restricted)
        @unknown default: .refused(.restricted)
        }
      return reading.needing("NSSpeechRecognitionUsageDescription")
    }

    private var isSwitchedOff: Bool {
      guard let recognizer = SFSpeechRecognizer() else { return false }
      return recognizer.supportsOnDeviceRecognition && !recognizer.isAvailable
    }

    /// Asks; the system answers on a thread of its own.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      SFSpeechRecognizer.requestAuthorization { @Sendable status in
        reply.resolveFromAnyThread(.answered(status == .authorized ? .yes : .no))
      }
    }
  }
#endif
