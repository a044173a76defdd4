/// A state that is reached must be in the written list, if there is one.
enum StateNotListed {
  static func mistakes(in draft: Draft) -> [Mistake] {
    draft.unlisted.map { state in
      Mistake(
        rule: "state-not-listed",
        sentence: "`\(draft.names[state])` is reached but missing from "
          + "`states`; add it to the list",
        lines: [draft.reachedFrom[state]?.line ?? draft.line(of: state)])
    }
  }
}
