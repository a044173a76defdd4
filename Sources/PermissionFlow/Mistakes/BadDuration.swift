/// A duration is not negative, and a time-out is not zero.
enum BadDuration {
  static func mistakes<F: Flow>(in draft: Draft<F>) -> [Mistake] {
    draft.rows.flatMap { rows in
      rows.flatMap { row -> [Mistake] in
        var result: [Mistake] = []
        if case .after(let duration, _, _) = row.kind, duration <= .zero {
          result.append(mistake("After", duration, "write a time above zero", row.line))
        }
        for step in row.allSteps {
          if case .wait(let duration, _) = step.kind, duration < .zero {
            result.append(mistake("Wait", duration, "write zero or more", step.line))
          }
          for answer in step.answers {
            if case .silence(let duration, _) = answer.kind, duration <= .zero {
              result.append(mistake("Silence", duration, "write a time above zero", answer.line))
            }
          }
        }
        return result
      }
    }
  }

  private static func mistake(
    _ word: String, _ duration: Duration, _ advice: String, _ line: SourceLine
  ) -> Mistake {
    Mistake(
      rule: "bad-duration", sentence: "\(word) of \(duration.inWords) cannot pass; \(advice)",
      lines: [line])
  }
}
