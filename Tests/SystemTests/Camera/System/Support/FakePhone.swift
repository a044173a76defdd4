import CameraFlow
import CameraSystem
import EveryPath
import PermissionDrivers
import PermissionFlows

/// A camera, a page, an app and its dialogs that do what a test says, and write down what they are
/// told.
@MainActor
final class FakePhone: CameraDevice, CameraPageDisplay, DialogPresenter, AppActivity {
  var reading = AccessReading<WholeGrant>.notDetermined
  var isActive = true
  var tell: @MainActor (CameraEvent, Int) -> Void = { _, _ in }
  var whenGone: @MainActor () -> Void = {}

  private(set) var log: [String] = []
  /// Whether transitions end at once.
  var isInstant = true
  private(set) var pending: [@MainActor () -> Void] = []
  private(set) var settings: (@MainActor @Sendable (Bool) -> Void)?
  private(set) var dialog: PermissionDialog?
  private(set) var tap: @MainActor (AccessButton) -> Void = { _ in }
  private(set) var runs: [Int] = []
  fileprivate(set) var request: Reply<AccessEvent<WholeGrant>>?
  private let observers = Observers<PermissionPlace.Change>()

  /// What reads and asks; a coordinator keeps it.
  var source: FakeSource { FakeSource(self) }

  /// The camera as an app asks for it.
  var kind: PermissionKind<WholeAccessFlow> {
    PermissionKind("camera", .camera) { self.source }
  }

  var place: PermissionPlace { PermissionPlace(app: self, presenter: self) }

  /// The person answers the system's question.
  func answer(_ answer: AccessAnswer) {
    reading = answer == .yes ? .granted(.full) : .refused(.denied)
    request?.resolve(.answered(answer))
  }

  func change(_ change: PermissionPlace.Change) {
    isActive = change == .active
    observers.tell(change)
  }

  /// Ends every transition that is on its way.
  func endTransitions() {
    let ending = pending
    pending = []
    for end in ending { end() }
  }

  fileprivate func note(_ word: String) { log.append(word) }

  private func move(_ name: String, _ done: @escaping @MainActor () -> Void) {
    log.append(name)
    if isInstant { done() } else { pending.append(done) }
  }

  // MARK: - The camera and its page

  func startCamera(run: Int) {
    log.append("start")
    runs.append(run)
  }

  func stopCamera() { log.append("stop") }

  func openPage(_ done: @escaping @MainActor () -> Void) { move("open page", done) }

  func leavePage(_ done: @escaping @MainActor () -> Void) { move("leave page", done) }

  func showMessage(
    _ message: CameraMessage, tapped: @escaping @MainActor (AccessButton) -> Void
  ) {
    log.append("message \(message.rawValue)")
    tap = tapped
  }

  // MARK: - Dialogs and the app

  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    log.append("show dialog")
    self.dialog = dialog
    tap = tapped
  }

  func dismiss(_ done: @escaping @MainActor () -> Void) { move("dismiss dialog", done) }

  func whenIdle(_ done: @escaping @MainActor () -> Void) {
    if isInstant { done() } else { pending.append(done) }
  }

  func observe(_ observer: @escaping @MainActor (PermissionPlace.Change) -> Void) -> AnyObject {
    observers.add(observer)
  }

  func openSettings(
    _ page: PermissionPlace.SettingsPage, _ done: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    log.append("settings")
    settings = done
  }
}

/// Reads what the phone says, and leaves every request to the test.
@MainActor
final class FakeSource: AccessSource {
  private let phone: FakePhone

  init(_ phone: FakePhone) { self.phone = phone }

  func read(_ reply: Reply<AccessEvent<WholeGrant>>) { reply.resolve(.read(phone.reading)) }

  func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {
    phone.note("request")
    phone.request = reply
  }
}
