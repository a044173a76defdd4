import EveryPath

/// No two timeouts of a state fall due at the same time, if one of them leads away.
enum TwoTimeouts {
  static func findings(in elaborated: ElaboratedFlow) -> [Finding] {
    elaborated.rows.indices.flatMap { state -> [Finding] in
      let timeouts = elaborated.racingTimeouts(of: state)
      return timeouts.pairs { $0 < $1 && timeouts[$0].time == timeouts[$1].time }.map {
        early, late in
        Finding(
          rule: "two-timeouts",
          sentence: "`\(elaborated.names[state])` has two After of \(late.time.inWords), of which "
            + "either may come first; keep one, or make one the longer",
          lines: [early.line, late.line], witness: elaborated.path(to: state) ?? [])
      }
    }
  }
}
