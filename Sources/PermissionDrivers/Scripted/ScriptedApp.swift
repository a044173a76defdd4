import PermissionFlows

extension PermissionPlace {
  /// An app that is active, and whose Settings the person leaves at once: for previews and tests.
  @MainActor
  public final class ScriptedApp: AppActivity {
    /// Whether the app is active.
    public private(set) var isActive = true
    /// The pages of Settings that were opened, in order.
    public private(set) var openedPages: [SettingsPage] = []
    /// Whether the system opens Settings when it is asked to.
    public var opensSettings = true
    /// Whether the person stays in Settings until ``change(_:)`` says otherwise.
    public var staysInSettings = false

    private let observers = Observers<Change>()

    /// An active app.
    public init() {}

    /// Tells what ``change(_:)`` says, until the returned object is released.
    public func observe(_ observer: @escaping @MainActor (Change) -> Void) -> AnyObject {
      observers.add(observer)
    }

    /// Notes the page, and comes back as soon as it has left.
    public func openSettings(
      _ page: SettingsPage, _ done: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
      openedPages.append(page)
      done(opensSettings)
      guard opensSettings else { return }
      change(.inactive)
      change(.background)
      guard !staysInSettings else { return }
      Task { change(.active) }
    }

    /// Something happens to the app.
    public func change(_ change: Change) {
      if change != .touched { isActive = change == .active }
      observers.tell(change)
    }
  }
}

/// Shows nothing: it touches the button that leads to what the script says.
@MainActor
final class ScriptedPresenter: DialogPresenter {
  private let script: [PermissionName: ScriptedOutcome]
  private var number = 0

  init(_ script: [PermissionName: ScriptedOutcome]) { self.script = script }

  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (PermissionDialog.Action) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    number += 1
    let shown = number
    let button = button(of: dialog)
    Task {
      // A person cannot touch what is gone.
      if shown == number { tapped(button) }
    }
  }

  func dismiss(_ done: @escaping @MainActor () -> Void) {
    number += 1
    done()
  }

  private func button(of dialog: PermissionDialog) -> PermissionDialog.Action {
    if dialog.subject == .primer { return .proceed }
    return script[dialog.permission] == .alternative ? .alternative : .cancel
  }
}
