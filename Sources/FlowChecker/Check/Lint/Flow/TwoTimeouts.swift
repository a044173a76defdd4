import EveryPath

/// No two time-outs of a state fall due at the same time, if one of them leads away.
enum TwoTimeouts {
  static func findings(in draft: Draft) -> [Finding] {
    draft.rows.indices.flatMap { state -> [Finding] in
      let timeouts = draft.racingTimeouts(of: state)
      return timeouts.pairs { $0 < $1 && timeouts[$0].time == timeouts[$1].time }.map {
        early, late in
        Finding(
          rule: "two-timeouts",
          sentence: "`\(draft.names[state])` has two After of \(late.time.inWords), of which "
            + "either may come first; keep one, or make one the longer",
          lines: [early.line, late.line], witness: draft.way(to: state) ?? [])
      }
    }
  }
}
