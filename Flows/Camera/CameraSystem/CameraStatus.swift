public import CameraFlow

/// What the system says of the camera permission, before anything else is looked at.
public enum CameraStatus: String, Hashable, Sendable, CaseIterable {
  case authorized
  case notDetermined
  case denied
  case restricted
  /// A status that this version does not know.
  case unknown
}

extension CameraReading {
  /// The reading that follows from the status first, the hardware second, the usage description
  /// last.
  ///
  /// The order matters. A restricted device shows no camera, so the hardware must not be asked
  /// first. Without a usage description the system ends the app at the first request or use, so
  /// neither may happen. A status that is not known is treated like a restriction: there is nothing
  /// to ask and nothing to switch on.
  public init(status: CameraStatus, hasCamera: Bool, hasUsageDescription: Bool) {
    self =
      switch (status, hasCamera, hasUsageDescription) {
      case (.restricted, _, _), (.unknown, _, _): .restricted
      case (_, false, _): .noCamera
      case (.denied, true, _): .denied
      case (.notDetermined, true, false), (.authorized, true, false): .missingDescription
      case (.notDetermined, true, true): .notDetermined
      case (.authorized, true, true): .authorized
      }
  }
}

extension CameraFault {
  /// The fault that an error code of AVFoundation stands for.
  ///
  /// Busy are −11804 (another session has the camera) and −11815 (another app has it); every other
  /// code is a failure.
  public init(errorCode: Int) {
    self = errorCode == -11_804 || errorCode == -11_815 ? .busy : .failed
  }

  /// The fault that an interruption is to a start without a picture yet, by the raw value of its
  /// reason; nil if the camera comes back by itself, or the reason is not known.
  ///
  /// Busy are 3 (another app has the camera) and 4 (another app is beside this one); failures are 5
  /// (the system is under pressure) and 6 (sensitive content, from iOS 26). Not the picture's are 1
  /// (the app is in the background) and 2 (the microphone is in use). The numbers are those of
  /// AVCaptureSession.h; older SDKs lack a name for 6.
  public init?(interruptionReason: Int) {
    switch interruptionReason {
    case 3, 4: self = .busy
    case 5, 6: self = .failed
    default: return nil
    }
  }
}
