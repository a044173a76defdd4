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
