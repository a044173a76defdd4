import EveryPath
import PermissionDrivers
import PermissionFlows

/// A permission whose questions wait until the soak answers them, once or twice, or loses them.
@MainActor
final class SoakSource<F: AccessFlow>: AccessSource {
  typealias Grant = F.Grant
  typealias Request = F.Request

  /// A question to the framework, and what it can be answered with.
  struct Question {
    let effect: AccessEffect<F.Request>
    let reply: Reply<AccessEvent<F.Grant>>
  }

  var open: [Question] = []
  private(set) var asked = 0

  func read(_ reply: Reply<AccessEvent<F.Grant>>) {
    open.append(Question(effect: .readStatus, reply: reply))
  }

  func ask(_ request: F.Request, _ reply: Reply<AccessEvent<F.Grant>>) {
    asked += 1
    open.append(Question(effect: .request(request), reply: reply))
  }
}

/// An app that the soak moves, and whose Settings opens when the soak says so.
@MainActor
final class SoakApp: AppActivity {
  private let app = PermissionPlace.ScriptedApp()
  var openings: [@MainActor @Sendable (Bool) -> Void] = []

  var isActive: Bool { app.isActive }

  func observe(_ observer: @escaping @MainActor (PermissionPlace.Change) -> Void) -> AnyObject {
    app.observe(observer)
  }

  func openSettings(
    _ page: PermissionPlace.SettingsPage, _ done: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    openings.append(done)
  }

  func change(_ change: PermissionPlace.Change) { app.change(change) }
}

@MainActor
final class SoakPresenter: DialogPresenter {
  private(set) var (primers, refusals) = (0, 0)
  private(set) var dialog: PermissionDialog?
  private(set) var tapped: @MainActor (AccessButton) -> Void = { _ in }
  private var swept: @MainActor () -> Void = {}

  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    if dialog.subject == .primer { primers += 1 } else { refusals += 1 }
    self.dialog = dialog
    self.tapped = tapped
    self.swept = swept
  }

  func dismiss(_ done: @escaping @MainActor () -> Void) {
    dialog = nil
    done()
  }

  /// What carries the dialog is closed.
  func sweep() {
    dialog = nil
    swept()
  }
}
