/// What a step waits for must be among the answers of its effect.
enum UntilUnlistedAnswer {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.enumerated().flatMap { state, rows in
      rows.flatMap { $0.allSteps }.compactMap { step -> Mistake? in
        guard case .performUntil(let effect, let event, _) = step.kind else { return nil }
        guard !elaborated.effects[effect].answers.contains(event) else { return nil }
        return Mistake(
          rule: "until-unlisted-answer",
          sentence: fault(of: event, effect, in: elaborated)
            + "list it there, or wait for something else",
          lines: [step.line], witness: elaborated.path(to: state) ?? [])
      }
    }
  }

  static func fault(of event: Int, _ effect: Int, in elaborated: ElaboratedFlow) -> String {
    let listed = elaborated.effects[effect].answers.map { "`\(elaborated.symbols[$0].id)`" }
    return
      "nothing answers `\(elaborated.effects[effect].id)` with `\(elaborated.symbols[event].id)`: "
      + "answers(to:) lists " + (listed.isEmpty ? "none" : listed.joined(separator: ", ")) + "; "
  }
}
