import EveryPath

/// A timeout of a state can fall due before a shorter one has led away.
enum TimeoutTooLate {
  static func findings(in elaborated: ElaboratedFlow) -> [Finding] {
    elaborated.rows.indices.flatMap { state -> [Finding] in
      let timeouts = elaborated.racingTimeouts(of: state)
      return timeouts.pairs { timeouts[$0].time < timeouts[$1].time }.map { early, late in
        Finding(
          rule: "timeout-too-late",
          sentence:
            "`\(elaborated.names[state])` is left after \(early.time.inWords), so what is to be "
            + "done after \(late.time.inWords) never is; remove it, or make it the shorter one",
          lines: [early.line, late.line], witness: elaborated.path(to: state) ?? [])
      }
    }
  }
}
