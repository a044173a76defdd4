/// Every delay, timeout and tolerated event says why.
enum MissingReason {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.flatMap { rows in
      rows.flatMap { row -> [Mistake] in
        var result: [Mistake] = []
        switch row.kind {
        case .after(_, let reason, _) where isBlank(reason):
          result.append(mistake("After", row.line))
        case .ignore(_, let reason) where isBlank(reason):
          result.append(mistake("Ignore", row.line))
        default: break
        }
        for step in row.allSteps {
          if case .wait(_, let reason) = step.kind, isBlank(reason) {
            result.append(mistake("Wait", step.line))
          }
          for answer in step.answers {
            if case .timeout(_, let reason) = answer.kind, isBlank(reason) {
              result.append(mistake("Timeout", answer.line))
            }
          }
        }
        return result
      }
    }
  }

  private static func isBlank(_ reason: String) -> Bool { reason.allSatisfy(\.isWhitespace) }

  private static func mistake(_ word: String, _ line: SourceLine) -> Mistake {
    Mistake(
      rule: "missing-reason",
      sentence: "\(word) needs its reason: say after `because:` why this is right", lines: [line])
  }
}
