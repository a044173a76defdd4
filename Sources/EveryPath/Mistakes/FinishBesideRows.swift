/// A final state has no other rows: nothing happens after the end.
enum FinishBesideRows {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.indices.compactMap { state in
      let rows = elaborated.rows[state]
      let isFinal = rows.contains { if case .finish = $0.kind { true } else { false } }
      guard isFinal, rows.count > 1 else { return nil }
      let stray = rows.first { if case .finish = $0.kind { false } else { true } } ?? rows[1]
      return Mistake(
        rule: "finish-beside-rows",
        sentence: "`\(elaborated.names[state])` ends the journey, so this row can "
          + "never apply; \(remedy(for: stray))",
        lines: [stray.line])
    }
  }

  private static func remedy(for stray: ElaboratedFlow.Row) -> String {
    switch stray.kind {
    case .finish: "keep one Finish"
    case .enter: "do what it does before the Go that leads here, or remove the Finish"
    default: "remove it, or the Finish"
    }
  }
}
