import PermissionDrivers
import PermissionFlows

/// An app, or one of its windows, that a test moves.
@MainActor
final class FakeApp: AppActivity {
  var isActive = true
  private let observers = Observers<PermissionPlace.Change>()
  private(set) var pages: [PermissionPlace.SettingsPage] = []
  private(set) var opening: (@MainActor @Sendable (Bool) -> Void)?
  /// Whether Settings opens, if that is said at once.
  var opensSettings: Bool?

  func observe(_ observer: @escaping @MainActor (PermissionPlace.Change) -> Void) -> AnyObject {
    observers.add(observer)
  }

  func openSettings(
    _ page: PermissionPlace.SettingsPage, _ done: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    pages.append(page)
    if let opensSettings { done(opensSettings) } else { opening = done }
  }

  func change(_ change: PermissionPlace.Change) {
    if change != .touched { isActive = change == .active }
    observers.tell(change)
  }

  func become(_ changes: PermissionPlace.Change...) { for each in changes { change(each) } }

  /// Settings comes up in front of the app.
  func leave() {
    opening?(true)
    change(.inactive)
    change(.background)
  }
}

/// A presenter whose person is the test.
@MainActor
final class FakePresenter: DialogPresenter {
  private(set) var shown: [PermissionDialog] = []
  private(set) var dialog: PermissionDialog?
  private(set) var dismissals = 0
  /// Whether a dialog leaves only when a test says so.
  var leavesSlowly = false
  /// Whether the window comes to rest only when a test says so.
  var restsSlowly = false
  var leaving: [@MainActor () -> Void] = []
  var idle: [@MainActor () -> Void] = []
  private var tapped: @MainActor (AccessButton) -> Void = { _ in }
  private var swept: @MainActor () -> Void = {}

  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    shown.append(dialog)
    self.dialog = dialog
    self.tapped = tapped
    self.swept = swept
  }

  func dismiss(_ done: @escaping @MainActor () -> Void) {
    dismissals += 1
    dialog = nil
    if leavesSlowly { leaving.append(done) } else { done() }
  }

  func whenIdle(_ done: @escaping @MainActor () -> Void) {
    if restsSlowly { idle.append(done) } else { done() }
  }

  func tap(_ button: AccessButton) { tapped(button) }

  /// What carries the dialog is closed.
  func sweep() {
    dialog = nil
    swept()
  }
}
