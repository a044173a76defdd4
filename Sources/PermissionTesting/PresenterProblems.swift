import EveryPathTesting
public import PermissionDrivers
import PermissionFlows

/// What is wrong with a presenter, in sentences; none if it does what a coordinator relies on.
///
/// It shows a primer and a guide, each is touched, and taken away: a touch must be told once, as
/// the button that was touched; a dismissal must be acknowledged once, also with nothing on the
/// screen.
///
/// ```swift
/// let found = await problems(of: sheets) { button in sheets.buttons[button.label]?.touch() }
/// #expect(found == [])
/// ```
///
/// - Parameters:
///   - presenter: The presenter.
///   - turns: How often other tasks are let run before something counts as missing.
///   - touching: Touches a button of the dialog on the screen, as the person would.
@MainActor
public func problems(
  of presenter: any DialogPresenter, withinTurns turns: Int = 5_000,
  touching: @MainActor (PermissionDialog.Button) -> Void
) async -> [String] {
  var found = await dismissed(presenter, "`dismiss` with nothing shown", turns)
  for dialog in PermissionDialog.samples {
    for button in dialog.buttons {
      let count = AnswerCount<AccessButton>()
      presenter.show(dialog) { count.note($0) }
      touching(button)
      await settle(count, turns)
      let order = "the touch of `\(button.action.rawValue)`"
      found += count.problems(of: order, known: [button.action])
      found += await dismissed(presenter, "`dismiss`", turns)
      _ = await becomesTrue(withinTurns: turns / 10) { count.answers.count > 1 }
      found += count.problems(of: order, known: [button.action])
    }
  }
  let idle = AnswerCount<String>()
  presenter.whenIdle { idle.note("done") }
  await settle(idle, turns)
  return distinct(found + idle.problems(of: "`whenIdle`", known: ["done"]))
}

@MainActor
private func dismissed(
  _ presenter: any DialogPresenter, _ order: String, _ turns: Int
) async -> [String] {
  let count = AnswerCount<String>()
  presenter.dismiss { count.note("done") }
  await settle(count, turns)
  return count.problems(of: order, known: ["done"])
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
