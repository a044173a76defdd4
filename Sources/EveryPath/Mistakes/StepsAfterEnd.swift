/// `Go` and `Stay` come last.
enum StepsAfterEnd {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.flatMap { rows in
      rows.flatMap { $0.sequences }.compactMap { steps -> Mistake? in
        guard let end = steps.firstIndex(where: { $0.isEnd }), end + 1 < steps.count else {
          return nil
        }
        let stray = steps[end + 1].line
        return Mistake(
          rule: "steps-after-end",
          sentence: "this step comes after the Go or Stay of "
            + "\(steps[end].line.named(beside: stray)) and can never run; Go and Stay come last",
          lines: [stray, steps[end].line])
      }
    }
  }
}
