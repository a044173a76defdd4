/// A state that is not final has a way out.
enum DeadEnd {
  static func mistakes<F: Flow>(in draft: Draft<F>) -> [Mistake] {
    draft.rows.indices.compactMap { state in
      let rows = draft.rows[state]
      let hasWayOut = rows.contains { row in
        if case .finish = row.kind { return true }
        return row.isOpen
          && row.allSteps.contains { if case .go = $0.kind { true } else { false } }
      }
      guard !hasWayOut else { return nil }
      return Mistake(
        rule: "dead-end",
        sentence: "`\(draft.flow.name(of: draft.states[state]))` is a dead end: nothing leaves it "
          + "and it is not final; write a row with Go(to: …), or Finish()",
        lines: [draft.line(of: state)], witness: draft.way(to: state) ?? [])
    }
  }
}
