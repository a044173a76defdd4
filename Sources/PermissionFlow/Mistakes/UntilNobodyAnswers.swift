/// What a step waits for must be among the answers of its effect.
enum UntilNobodyAnswers {
  static func mistakes<F: Flow>(in draft: Draft<F>) -> [Mistake] {
    draft.rows.enumerated().flatMap { state, rows in
      rows.flatMap { $0.allSteps }.compactMap { step -> Mistake? in
        guard case .performUntil(let effect, let event, _) = step.kind else { return nil }
        let answers = draft.flow.answers(to: effect)
        guard !answers.contains(event) else { return nil }
        return Mistake(
          rule: "until-nobody-answers",
          sentence: fault(of: event, effect, answers)
            + "list it there, or wait for something else",
          lines: [step.line], witness: draft.way(to: state) ?? [])
      }
    }
  }

  /// Says that an event is no answer of an effect, up to what to do.
  static func fault<Event, Effect>(
    of event: Event, _ effect: Effect, _ answers: [Event]
  ) -> String {
    let listed = answers.map { "`\(identifier(of: $0))`" }
    return "nothing answers `\(identifier(of: effect))` with `\(identifier(of: event))`: "
      + "answers(to:) lists " + (listed.isEmpty ? "none" : listed.joined(separator: ", ")) + "; "
  }
}
