/// `Exit` takes plain `Perform` only.
enum ExitThatWaits {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.flatMap { rows in
      rows.flatMap { row -> [Mistake] in
        guard case .exit(let steps) = row.kind else { return [] }
        return steps.compactMap { step in
          if case .perform = step.kind { return nil }
          return Mistake(
            rule: "exit-that-waits",
            sentence: "Exit takes plain Perform only: leaving a state neither waits nor decides; "
              + "move this step into the transition",
            lines: [step.line])
        }
      }
    }
  }
}
