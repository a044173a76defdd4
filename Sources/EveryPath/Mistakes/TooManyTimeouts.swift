/// A state has at most 64 timeouts: a machine keeps one bit for each.
enum TooManyTimeouts {
  static let limit = 64

  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.indices.compactMap { state in
      let timeouts = elaborated.rows[state].filter {
        if case .after = $0.kind { true } else { false }
      }
      guard timeouts.count > limit else { return nil }
      return Mistake(
        rule: "too-many-timeouts",
        sentence:
          "`\(elaborated.names[state])` has \(timeouts.count) After rows, a state has at most "
          + "\(limit); remove some, or split the state",
        lines: [timeouts[limit].line])
    }
  }
}
