@_exported public import PermissionDrivers
public import PermissionFlows

extension PermissionName {
  /// The microphone.
  public static let microphone: Self = "microphone"
}

extension PermissionKind where F == WholeAccessFlow {
  /// The microphone; needs `NSMicrophoneUsageDescription`.
  public static var microphone: Self {
    #if os(iOS) || PLAYED_PHONE
      Self(.microphone, .microphone) { MicrophoneSource() }
    #else
      Self(missing: .microphone, .microphone)
    #endif
  }
}

extension PermissionCoordinator.VideoMicrophone {
  /// The microphone; needs `NSMicrophoneUsageDescription`.
  public static var microphone: Self { Self(.microphone) }
}

#if os(iOS) || PLAYED_PHONE
  import AVFAudio
  package import EveryPath

  /// The microphone of AVFAudio.
  ///
  /// The record permission knows no restriction (documented), so a restricted microphone reads as
  /// denied, or as whatever the system then says, which no page tells. The capture device would
  /// tell, but an app that names it is asked for the camera's usage description (reported).
  package final class MicrophoneSource: AccessSource {
    private let isBefore17: Bool

    /// A source.
    package convenience init() {
      if #available(iOS 17, *) { self.init(isBefore17: false) } else { self.init(isBefore17: true) }
    }

    package init(isBefore17: Bool) { self.isBefore17 = isBefore17 }

    /// Reads the permission, then whether there is an input.
    package func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(reading)) }

    private var reading: AccessReading<WholeGrant> {
      let reading = statusReading
      if reading == .refused(.restricted) { return reading }
      if !AVAudioSession.sharedInstance().isInputAvailable { return .refused(.unavailable) }
      return reading.needing("NSMicrophoneUsageDescription")
    }

    private var statusReading: AccessReading<WholeGrant> {
      guard #available(iOS 17, *), !isBefore17 else { return sessionReading }
      return switch AVAudioApplication.shared.recordPermission {
      case .granted: .granted(.full)
      case .undetermined: .notDetermined
      case .denied: .refused(.denied)
      @unknown default: .refused(.restricted)
      }
    }

    private var sessionReading: AccessReading<WholeGrant> {
      switch AVAudioSession.sharedInstance().recordPermission {
      case .granted: .granted(.full)
      case .undetermined: .notDetermined
      case .denied: .refused(.denied)
      @unknown default: .refused(.restricted)
      }
    }

    /// Asks; the system answers on a thread of its own.
    package func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
      if #available(iOS 17, *), !isBefore17 {
        AVAudioApplication.requestRecordPermission { @Sendable isAllowed in
          reply.resolveFromAnyThread(.answered(isAllowed ? .yes : .no))
        }
      } else {
        AVAudioSession.sharedInstance().requestRecordPermission { @Sendable isAllowed in
          reply.resolveFromAnyThread(.answered(isAllowed ? .yes : .no))
        }
      }
    }
  }
#endif
