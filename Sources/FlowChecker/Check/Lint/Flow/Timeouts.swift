import EveryPath

extension ElaboratedFlow {
  /// The timeouts of a state in which one that is due leads away for sure; none in another.
  func racingTimeouts(of state: Int) -> [Timeout] {
    // Whoever breaks into the sequence of the shorter one may stay.
    if rows[state].contains(where: { $0.interrupts && $0.mayStay }) { return [] }
    return rows[state].compactMap(Timeout.init)
  }
}

struct Timeout {
  let time: Duration
  let line: SourceLine
  /// Whether it ends in no `Stay`, whatever happens on its way.
  let leaves: Bool

  fileprivate init?(_ row: ElaboratedFlow.Row) {
    guard case .after(let time, _, _) = row.kind else { return nil }
    self.time = time
    line = row.line
    leaves = !row.mayStay
  }
}

extension [Timeout] {
  /// Each timeout with the first that leaves and is to it as is asked.
  func pairs(where isSo: (Int, Int) -> Bool) -> [(early: Timeout, late: Timeout)] {
    indices.compactMap { late in
      indices.first { self[$0].leaves && isSo($0, late) }.map { (self[$0], self[late]) }
    }
  }
}

extension ElaboratedFlow.Row {
  /// Whether it breaks into a running sequence.
  fileprivate var interrupts: Bool {
    if case .on(_, _, interrupts: true) = kind { true } else { false }
  }

  /// Whether it leaves the state as it is, at one of its ends.
  fileprivate var mayStay: Bool {
    allSteps.contains { if case .stay = $0.kind { true } else { false } }
  }
}
