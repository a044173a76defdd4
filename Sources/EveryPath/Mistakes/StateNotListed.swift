/// A state that is reached must be in the written list, if there is one.
enum StateNotListed {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.unlisted.map { state in
      Mistake(
        rule: "state-not-listed",
        sentence: "`\(elaborated.names[state])` is reached but missing from "
          + "`states`; add it to the list",
        lines: [elaborated.reachedFrom[state]?.line ?? elaborated.line(of: state)])
    }
  }
}
