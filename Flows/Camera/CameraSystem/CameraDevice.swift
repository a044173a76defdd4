public import CameraFlow

/// The phone as the camera driver uses it: the permission, Settings, the camera.
@MainActor
public protocol CameraDevice: AnyObject {
  /// The status of the permission now, read afresh.
  var status: CameraStatus { get }

  /// Whether there is a camera.
  var hasCamera: Bool { get }

  /// Whether the app has its `NSCameraUsageDescription`.
  var hasUsageDescription: Bool { get }

  /// Whether the app is active.
  var isActive: Bool { get }

  /// Where the device tells what happens by itself.
  var tell: @MainActor (CameraDeviceEvent) -> Void { get set }

  /// Asks the system for the permission; the answer may come on any thread.
  func requestAccess(_ done: @escaping @Sendable (Bool) -> Void)

  /// Opens the app's page in Settings, and says whether the system agreed.
  func openSettings(_ done: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Starts the camera; what it comes to is told as news of this `run`.
  func startCamera(run: Int)

  /// Stops the camera.
  func stopCamera()
}

/// What a device tells by itself.
public enum CameraDeviceEvent: Hashable, Sendable {
  /// The app became active.
  case active
  /// The app is about to be inactive.
  case inactive
  /// The app is in the background.
  case background
  /// Something happened to the camera in one of its runs.
  case camera(CameraEvent, run: Int)
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
