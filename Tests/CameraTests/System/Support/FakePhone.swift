import CameraFlow
import CameraSystem

/// A device and an app that do what a test says, and write down what they are told.
@MainActor
final class FakePhone: CameraDevice, CameraPagePresenter {
  var status = CameraStatus.notDetermined
  var hasCamera = true
  var hasUsageDescription = true
  var isActive = true
  var tell: @MainActor (CameraDeviceEvent) -> Void = { _ in }

  private(set) var log: [String] = []
  /// Whether transitions end at once.
  var isInstant = true
  private(set) var pending: [@MainActor () -> Void] = []
  private(set) var answer: (@Sendable (Bool) -> Void)?
  private(set) var settings: (@MainActor @Sendable (Bool) -> Void)?
  private(set) var dialog: CameraDialog?
  private(set) var tap: @MainActor (CameraButton) -> Void = { _ in }
  private(set) var runs: [Int] = []

  func requestAccess(_ done: @escaping @Sendable (Bool) -> Void) {
    log.append("request")
    answer = done
  }

  func openSettings(_ done: @escaping @MainActor @Sendable (Bool) -> Void) {
    log.append("settings")
    settings = done
  }

  func startCamera(run: Int) {
    log.append("start")
    runs.append(run)
  }

  func stopCamera() { log.append("stop") }

  func openPage(_ done: @escaping @MainActor () -> Void) { move("open page", done) }

  func leavePage(_ done: @escaping @MainActor () -> Void) { move("leave page", done) }

  func show(_ dialog: CameraDialog, tapped: @escaping @MainActor (CameraButton) -> Void) {
    log.append("show dialog")
    self.dialog = dialog
    tap = tapped
  }

  func dismissDialog(_ done: @escaping @MainActor () -> Void) { move("dismiss dialog", done) }

  func showMessage(
    _ message: CameraMessage, tapped: @escaping @MainActor (CameraButton) -> Void
  ) {
    log.append("message \(message.rawValue)")
    tap = tapped
  }

  func whenIdle(_ done: @escaping @MainActor () -> Void) {
    if isInstant { done() } else { pending.append(done) }
  }

  /// Ends every transition that is on its way.
  func endTransitions() {
    let ending = pending
    pending = []
    for end in ending { end() }
  }

  private func move(_ name: String, _ done: @escaping @MainActor () -> Void) {
    log.append(name)
    if isInstant { done() } else { pending.append(done) }
  }
}
