/// A final state has no other rows: nothing happens after the end.
enum FinishBesideRows {
  static func mistakes<F: Flow>(in draft: Draft<F>) -> [Mistake] {
    draft.rows.indices.compactMap { state in
      let rows = draft.rows[state]
      let isFinal = rows.contains { if case .finish = $0.kind { true } else { false } }
      guard isFinal, rows.count > 1 else { return nil }
      let stray = rows.first { if case .finish = $0.kind { false } else { true } } ?? rows[1]
      return Mistake(
        rule: "finish-beside-rows",
        sentence: "`\(draft.flow.name(of: draft.states[state]))` ends the journey, so this row can "
          + "never apply; remove it, or the Finish",
        lines: [stray.line])
    }
  }
}
