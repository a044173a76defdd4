/// A state that is not final has a way out, also from where its `Enter` comes to rest.
enum DeadEnd {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.indices.compactMap { state in
      let rows = elaborated.rows[state]
      if rows.contains(where: { $0.isFinish }) { return nil }
      let enter = rows.first { $0.isEnter }
      let leadsOn = rows.contains { !$0.isEnter && $0.mayGo }
      // An Enter that never comes to rest leads on itself.
      if leadsOn || enter.map({ $0.mayGo && !$0.mayRest }) ?? false { return nil }
      let name = "`\(elaborated.names[state])`"
      let line = elaborated.line(of: state)
      guard let enter, enter.mayGo else {
        return Mistake(
          rule: "dead-end",
          sentence:
            "\(name) is a dead end: nothing leaves it and it is not final; write a row with "
            + "Go(to: …), or Finish()",
          lines: [line], witness: elaborated.path(to: state) ?? [])
      }
      return Mistake(
        rule: "dead-end",
        sentence: "\(name) is a dead end: its Enter can come to its end without a Go, and no row "
          + "leads on from there; write Go(to: …) as its last step, or a row",
        lines: enter.line == line ? [line] : [enter.line, line],
        witness: elaborated.path(to: state) ?? [])
    }
  }
}

extension ElaboratedFlow.Row {
  fileprivate var isEnter: Bool { if case .enter = kind { true } else { false } }
  fileprivate var isFinish: Bool { if case .finish = kind { true } else { false } }

  fileprivate var mayGo: Bool {
    allSteps.contains { if case .go = $0.kind { true } else { false } }
  }

  /// Whether one of its sequences ends in the state itself.
  fileprivate var mayRest: Bool {
    !steps.contains { $0.isEnd }
      || allSteps.contains { if case .stay = $0.kind { true } else { false } }
  }
}
