/// A state has at most one `Enter` and one `Exit`.
enum RepeatedRow {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.indices.flatMap { state -> [Mistake] in
      let name = elaborated.names[state]
      var first: [String: SourceLine] = [:]
      return elaborated.rows[state].compactMap { row in
        let word: String
        switch row.kind {
        case .enter: word = "Enter"
        case .exit: word = "Exit"
        default: return nil
        }
        guard let other = first.updateValue(row.line, forKey: word) else { return nil }
        return Mistake(
          rule: "repeated-row",
          sentence: "`\(name)` has two \(word) blocks (the other is "
            + "\(other.named(beside: row.line))); write their steps in one",
          lines: [row.line, other])
      }
    }
  }
}
