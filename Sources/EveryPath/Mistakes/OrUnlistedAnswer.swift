/// What a step takes for another answer must be among the answers of its effect.
enum OrUnlistedAnswer {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.enumerated().flatMap { state, rows in
      rows.flatMap { $0.allSteps }.flatMap { step -> [Mistake] in
        guard case .performUntil(let effect, _, let others) = step.kind else { return [] }
        let answers = elaborated.effects[effect].answers
        return others.compactMap { other in
          guard case .event(let event) = other.kind, !answers.contains(event) else { return nil }
          return Mistake(
            rule: "or-unlisted-answer",
            sentence: UntilUnlistedAnswer.fault(of: event, effect, in: elaborated)
              + "list it there, or write an Interrupt for what comes by itself",
            lines: [other.line], witness: elaborated.path(to: state) ?? [])
        }
      }
    }
  }
}
