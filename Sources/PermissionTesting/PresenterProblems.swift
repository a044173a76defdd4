public import EveryPathTesting
public import PermissionDrivers
import PermissionFlows
public import Testing

extension DialogPresenter {
  /// Returns what is wrong with the presenter; nothing if it does what a coordinator relies on.
  ///
  /// It shows a primer and a guide, each is touched, and taken away: a touch must be reported once, as
  /// the button that was touched; a dismissal must be acknowledged once, also with nothing shown. A
  /// dialog that goes without a touch must be reported as swept, once, and dismissing it after that
  /// must be acknowledged as well.
  ///
  /// ```swift
  /// let found = await sheets.problems { button in sheets.buttons[button.label]?.touch() }
  /// #expect(found == [])
  /// ```
  ///
  /// - Parameters:
  ///   - turns: How often other tasks are let run before something counts as missing.
  ///   - time: How long something is waited for beyond that, where a presenter looks at a clock.
  ///   - sweeping: Takes what carries the dialog away, as a sheet that closes under it; nil if a
  ///     test cannot.
  ///   - touching: Touches a button of the dialog on the screen, as the person would.
  @MainActor
  public func problems(
    withinTurns turns: Int = 5_000, andThen time: Duration = .zero,
    sourceLocation: SourceLocation = #_sourceLocation,
    sweeping: (@MainActor () -> Void)? = nil,
    touching: @MainActor (PermissionDialog.Button) -> Void
  ) async -> [Problem] {
    let check = PresenterCheck(presenter: self, turns: turns, time: time)
    var found = await check.dismiss("`dismiss` with nothing shown")
    for dialog in PermissionDialog.samples {
      for button in dialog.buttons {
        let name = button.action.rawValue
        found += await check.show(dialog, "the touch of `\(name)`", name) { touching(button) }
      }
      if let sweeping {
        found += await check.show(dialog, "the end of what carries the dialog", "swept", sweeping)
      }
    }
    found += await check.answer("`whenIdle`") { whenIdle($0) }
    return [Problem](found, at: sourceLocation)
  }
}

@MainActor
private struct PresenterCheck {
  let presenter: any DialogPresenter
  let turns: Int
  let time: Duration

  /// Shows a dialog, lets something happen to it, and takes it away.
  func show(
    _ dialog: PermissionDialog, _ order: String, _ known: String, _ act: @MainActor () -> Void
  ) async -> [String] {
    let count = AnswerCount<String>()
    presenter.show(dialog) {
      count.note($0.rawValue)
    } swept: {
      count.note("swept")
    }
    act()
    await settle(count, turns, time)
    var found = count.sentences(of: order, known: [known])
    found += await dismiss("`dismiss`")
    _ = await becomesTrue(withinTurns: turns / 10) { count.answers.count > 1 }
    found += count.sentences(of: order, known: [known])
    return found
  }

  func dismiss(_ order: String) async -> [String] {
    await answer(order) { presenter.dismiss($0) }
  }

  func answer(
    _ order: String, _ begin: @MainActor (@escaping @MainActor () -> Void) -> Void
  ) async -> [String] {
    let count = AnswerCount<String>()
    begin { count.note("done") }
    await settle(count, turns, time)
    return count.sentences(of: order, known: ["done"])
  }
}

extension PermissionDialog {
  /// A primer and a guide with all its buttons.
  fileprivate static let samples: [PermissionDialog] = [
    sample(.primer, [.proceed]),
    sample(.refusal(.denied), [.openSettings, .retry, .alternative, .cancel]),
  ]

  private static func sample(_ subject: Subject, _ actions: [AccessButton]) -> PermissionDialog {
    PermissionDialog(
      "sample", subject, title: "Sample", message: "A sample of a dialog.",
      buttons: actions.map {
        Button($0, label: $0.rawValue, accessibilityIdentifier: "permission.sample.\($0.rawValue)")
      }, accessibilityIdentifier: "permission.sample")
  }
}
