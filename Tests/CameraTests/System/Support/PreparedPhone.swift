import CameraFlow
import CameraSystem

/// A device and an app in which the next thing asked for comes out as a journey tells it.
@MainActor
final class PreparedPhone: CameraDevice, CameraPagePresenter {
  /// What the next effect is to lead to; nil if it is never answered.
  var next: CameraEvent?
  var tell: @MainActor (CameraDeviceEvent) -> Void = { _ in }
  let isActive = true

  private var reading: CameraReading? {
    if case .read(let reading)? = next { reading } else { nil }
  }

  var status: CameraStatus {
    switch reading {
    case .authorized, .missingDescription: .authorized
    case .notDetermined, .noCamera, nil: .notDetermined
    case .denied: .denied
    case .restricted: .restricted
    }
  }

  var hasCamera: Bool { reading != .noCamera }

  var hasUsageDescription: Bool { reading != .missingDescription }

  func requestAccess(_ done: @escaping @Sendable (Bool) -> Void) {
    guard case .answered(let answer)? = next else { return }
    // As on a real phone, on a thread that is not the app's.
    Task.detached { done(answer == .allow) }
  }

  func openSettings(_ done: @escaping @MainActor @Sendable (Bool) -> Void) {
    guard let event = next else { return }
    done(event == .leftApp)
    tell(.background)
  }

  func startCamera(run: Int) { if let next { tell(.camera(next, run: run)) } }

  func stopCamera() {}

  func openPage(_ done: @escaping @MainActor () -> Void) { end(done) }

  func leavePage(_ done: @escaping @MainActor () -> Void) { end(done) }

  func show(_ dialog: CameraDialog, tapped: @escaping @MainActor (CameraButton) -> Void) {
    tap(tapped)
  }

  func dismissDialog(_ done: @escaping @MainActor () -> Void) { end(done) }

  func showMessage(
    _ message: CameraMessage, tapped: @escaping @MainActor (CameraButton) -> Void
  ) { tap(tapped) }

  func whenIdle(_ done: @escaping @MainActor () -> Void) { end(done) }

  private func end(_ done: @MainActor () -> Void) { if next != nil { done() } }

  private func tap(_ tapped: @MainActor (CameraButton) -> Void) {
    if case .tapped(let button)? = next { tapped(button) }
  }
}
