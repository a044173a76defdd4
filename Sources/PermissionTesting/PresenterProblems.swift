public import EveryPathTesting
public import PermissionDrivers
import PermissionFlows
public import Testing

extension DialogPresenter {
  /// Returns what is wrong with the presenter; nothing if it does what a coordinator relies on.
  ///
  /// It shows a primer and a guide, each is touched, and taken away: a touch must be told once, as
  /// the button that was touched; a dismissal must be acknowledged once, also with nothing shown.
  ///
  /// ```swift
  /// let found = await sheets.problems { button in sheets.buttons[button.label]?.touch() }
  /// #expect(found == [])
  /// ```
  ///
  /// - Parameters:
  ///   - turns: How often other tasks are let run before something counts as missing.
  ///   - touching: Touches a button of the dialog on the screen, as the person would.
  @MainActor
  public func problems(
    withinTurns turns: Int = 5_000,
    sourceLocation: SourceLocation = #_sourceLocation,
    touching: @MainActor (PermissionDialog.Button) -> Void
  ) async -> [Problem] {
    var found = await dismissed("`dismiss` with nothing shown", turns)
    for dialog in PermissionDialog.samples {
      for button in dialog.buttons {
        let count = AnswerCount<AccessButton>()
        show(dialog) { count.note($0) }
        touching(button)
        await settle(count, turns)
        let order = "the touch of `\(button.action.rawValue)`"
        found += count.sentences(of: order, known: [button.action])
        found += await dismissed("`dismiss`", turns)
        _ = await becomesTrue(withinTurns: turns / 10) { count.answers.count > 1 }
        found += count.sentences(of: order, known: [button.action])
      }
    }
    let idle = AnswerCount<String>()
    whenIdle { idle.note("done") }
    await settle(idle, turns)
    found += idle.sentences(of: "`whenIdle`", known: ["done"])
    return [Problem](found, at: sourceLocation)
  }

  @MainActor
  private func dismissed(_ order: String, _ turns: Int) async -> [String] {
    let count = AnswerCount<String>()
    dismiss { count.note("done") }
    await settle(count, turns)
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
