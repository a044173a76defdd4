public import CameraFlow

/// The camera as the driver of a page uses it.
@MainActor
public protocol CameraDevice: AnyObject {
  /// Where the device tells what happens to the camera in one of its runs.
  var tell: @MainActor (_ event: CameraEvent, _ run: Int) -> Void { get set }

  /// Starts the camera; what it comes to is told as an event of this `run`.
  func startCamera(run: Int)

  /// Stops the camera.
  func stopCamera()
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
  /// Busy is 3 (another app has the camera); 4 is that another app is beside this one, where the
  /// session cannot run beside one (documented: `isMultitaskingCameraAccessEnabled`); failures are 5
  /// (the system is under pressure) and 6 (sensitive content, from iOS 26). Not the picture's are 1
  /// (the app is in the background) and 2 (the microphone is in use). The numbers are those of
  /// AVCaptureSession.h; older SDKs lack a name for 6.
  public init?(interruptionReason: Int) {
    switch interruptionReason {
    case 3: self = .busy
    case 4: self = .beside
    case 5, 6: self = .failed
    default: return nil
    }
  }
}
