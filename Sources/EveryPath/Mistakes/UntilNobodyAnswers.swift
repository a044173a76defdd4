/// What a step waits for must be among the answers of its effect.
enum UntilNobodyAnswers {
  static func mistakes(in draft: Draft) -> [Mistake] {
    draft.rows.enumerated().flatMap { state, rows in
      rows.flatMap { $0.allSteps }.compactMap { step -> Mistake? in
        guard case .performUntil(let effect, let event, _) = step.kind else { return nil }
        guard !draft.effects[effect].answers.contains(event) else { return nil }
        return Mistake(
          rule: "until-nobody-answers",
          sentence: fault(of: event, effect, in: draft)
            + "list it there, or wait for something else",
          lines: [step.line], witness: draft.way(to: state) ?? [])
      }
    }
  }

  /// Says that an event is no answer of an effect, up to what to do.
  static func fault(of event: Int, _ effect: Int, in draft: Draft) -> String {
    let listed = draft.effects[effect].answers.map { "`\(draft.symbols[$0].id)`" }
    return "nothing answers `\(draft.effects[effect].id)` with `\(draft.symbols[event].id)`: "
      + "answers(to:) lists " + (listed.isEmpty ? "none" : listed.joined(separator: ", ")) + "; "
  }
}
