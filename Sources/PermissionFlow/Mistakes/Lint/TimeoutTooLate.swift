/// A time-out of a state can fall due before a shorter one has led away, and no other at the same time.
enum TimeoutTooLate {
  static func findings<F: Flow>(in draft: Draft<F>) -> [Finding] {
    draft.rows.indices.flatMap { state -> [Finding] in
      let timeouts = draft.rows[state].compactMap(Timeout.init)
      // Whoever breaks into the sequence of the shorter one may stay.
      if draft.rows[state].contains(where: { $0.interrupts && $0.mayStay }) { return [] }
      let name = draft.names[state]
      let equal = pairs(of: timeouts) { $0 < $1 && timeouts[$0].time == timeouts[$1].time }
      let late = pairs(of: timeouts) { timeouts[$0].time < timeouts[$1].time }
      let way = equal.isEmpty && late.isEmpty ? [] : draft.way(to: state) ?? []
      return equal.map { early, late in
        Finding(
          rule: "two-timeouts",
          sentence:
            "`\(name)` has two After of \(late.time.inWords), of which either may come first; "
            + "keep one, or make one the longer",
          lines: [early.line, late.line], witness: way)
      }
        + late.map { early, late in
          Finding(
            rule: "timeout-too-late",
            sentence: "`\(name)` is left after \(early.time.inWords), so what is to be done after "
              + "\(late.time.inWords) never is; remove it, or make it the shorter one",
            lines: [early.line, late.line], witness: way)
        }
    }
  }

  /// Each time-out with the first that leaves and is to it as is asked.
  private static func pairs(
    of timeouts: [Timeout], where isSo: (Int, Int) -> Bool
  ) -> [(early: Timeout, late: Timeout)] {
    timeouts.indices.compactMap { late in
      timeouts.indices.first { timeouts[$0].leaves && isSo($0, late) }
        .map { (timeouts[$0], timeouts[late]) }
    }
  }

  private struct Timeout {
    let time: Duration
    let line: SourceLine
    /// Whether it ends in no `Stay`, whatever happens on its way.
    let leaves: Bool

    init?<F: Flow>(_ row: Row<F>) {
      guard case .after(let time, _, _) = row.kind else { return nil }
      self.time = time
      line = row.line
      leaves = !row.mayStay
    }
  }
}

extension Row {
  /// Whether it breaks into a running sequence.
  fileprivate var interrupts: Bool {
    if case .on(_, _, _, interrupts: true) = kind { true } else { false }
  }

  /// Whether it leaves the state as it is, at one of its ends.
  fileprivate var mayStay: Bool {
    allSteps.contains { if case .stay = $0.kind { true } else { false } }
  }
}
