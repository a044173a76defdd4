/// A duration is not negative, a timeout is not zero, and neither is longer than a clock can tell.
package enum BadDuration {
  /// A hundred years; clocks that count nanoseconds overflow some centuries later.
  package static let longest = Duration.seconds(3_155_760_000)

  package static let tooLong = "longer than a hundred years; write less"

  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.flatMap { rows in
      rows.flatMap { row in
        times(in: row).compactMap { time in
          fault(of: time).map { fault in
            Mistake(
              rule: "bad-duration", sentence: "\(time.word) of \(time.duration.inWords) \(fault)",
              lines: [time.line])
          }
        }
      }
    }
  }

  private typealias Time = (word: String, duration: Duration, mayBeZero: Bool, line: SourceLine)

  /// All times that a row speaks of, in authored order.
  private static func times(in row: ElaboratedFlow.Row) -> [Time] {
    var times: [Time] = []
    if case .after(let duration, _, _) = row.kind {
      times.append(("After", duration, false, row.line))
    }
    for step in row.allSteps {
      if case .wait(let duration, _) = step.kind {
        times.append(("Wait", duration, true, step.line))
      }
      for answer in step.answers {
        if case .timeout(let duration, _) = answer.kind {
          times.append(("Timeout", duration, false, answer.line))
        }
      }
    }
    return times
  }

  private static func fault(of time: Time) -> String? {
    if time.duration > longest { return "is \(tooLong)" }
    if time.mayBeZero { return time.duration < .zero ? "cannot pass; write zero or more" : nil }
    return time.duration <= .zero ? "cannot pass; write a time above zero" : nil
  }
}
