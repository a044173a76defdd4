/// What a step waits for must be among the answers of its effect.
enum UntilNobodyAnswers {
  static func mistakes<F: Flow>(in draft: Draft<F>) -> [Mistake] {
    draft.rows.enumerated().flatMap { state, rows in
      rows.flatMap { $0.allSteps }.compactMap { step -> Mistake? in
        guard case .performUntil(let effect, let event, _) = step.kind else { return nil }
        let answers = draft.flow.answers(to: effect)
        guard !answers.contains(event) else { return nil }
        let listed = answers.map { "`\(identifier(of: $0))`" }
        return Mistake(
          rule: "until-nobody-answers",
          sentence: "nothing answers `\(identifier(of: effect))` with "
            + "`\(identifier(of: event))`: answers(to:) lists "
            + (listed.isEmpty ? "none" : listed.joined(separator: ", "))
            + "; list it there, or wait for something else",
          lines: [step.line], witness: draft.way(to: state) ?? [])
      }
    }
  }
}
