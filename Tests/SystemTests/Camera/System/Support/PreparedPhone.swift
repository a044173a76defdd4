import CameraFlow
import CameraSystem
import EveryPath
import PermissionDrivers
import PermissionFlows

/// A camera, a page and an app in which the next thing asked for comes out as a journey tells it.
@MainActor
final class PreparedPhone: CameraDevice, CameraPageDisplay, AppActivity, AccessSource {
  /// What the next effect is to lead to; nil if it is never answered.
  var next: CameraEvent?
  var tell: @MainActor (CameraEvent, Int) -> Void = { _, _ in }
  var whenGone: @MainActor () -> Void = {}
  let isActive = true

  /// The driver of a page on this phone.
  func driver(on page: (any CameraPageDisplay)? = nil) -> CameraDriver {
    CameraDriver(camera: self, page: page ?? self, source: self, app: self)
  }

  func read(_ reply: Reply<AccessEvent<WholeGrant>>) {
    if case .read(let reading)? = next { reply.resolve(.read(reading)) }
  }

  func ask(_ request: OnlyRequest, _ reply: Reply<AccessEvent<WholeGrant>>) {}

  func startCamera(run: Int) { if let next { tell(next, run) } }

  func stopCamera() {}

  func openPage(_ done: @escaping @MainActor () -> Void) { end(done) }

  func leavePage(_ done: @escaping @MainActor () -> Void) { end(done) }

  func showMessage(
    _ message: CameraMessage, tapped: @escaping @MainActor (AccessButton) -> Void
  ) {
    if case .tapped(let button)? = next { tapped(button) }
  }

  func observe(_ observer: @escaping @MainActor (PermissionPlace.Change) -> Void) -> AnyObject {
    self
  }

  func openSettings(
    _ page: PermissionPlace.SettingsPage, _ done: @escaping @MainActor @Sendable (Bool) -> Void
  ) {}

  private func end(_ done: @MainActor () -> Void) { if next != nil { done() } }
}
