/// A state has at most one `Enter`.
enum RepeatedRow {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.indices.flatMap { state -> [Mistake] in
      let name = elaborated.names[state]
      let enters = elaborated.rows[state].filter {
        if case .enter = $0.kind { true } else { false }
      }
      return zip(enters.dropFirst(), enters).map { row, other in
        Mistake(
          rule: "repeated-row",
          sentence: "`\(name)` has two Enter blocks (the other is "
            + "\(other.line.named(beside: row.line))); write their steps in one",
          lines: [row.line, other.line])
      }
    }
  }
}
