/// `Go` and `Stay` come last.
enum StepsAfterEnd {
  static func mistakes<F: Flow>(in draft: Draft<F>) -> [Mistake] {
    draft.rows.flatMap { rows in
      rows.flatMap { $0.sequences }.compactMap { steps -> Mistake? in
        guard let end = steps.firstIndex(where: { $0.isEnd }), end + 1 < steps.count else {
          return nil
        }
        return Mistake(
          rule: "steps-after-end",
          sentence: "this step comes after the Go or Stay of line \(steps[end].line.line) and can "
            + "never run; Go and Stay come last",
          lines: [steps[end + 1].line, steps[end].line])
      }
    }
  }
}
