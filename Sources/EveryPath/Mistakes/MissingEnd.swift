/// Every transition says where it ends.
enum MissingEnd {
  static func mistakes(in elaborated: ElaboratedFlow) -> [Mistake] {
    elaborated.rows.flatMap { rows in
      rows.flatMap { row -> [Mistake] in
        var result: [Mistake] = []
        switch row.kind {
        case .on, .after:
          if !row.steps.contains(where: { $0.isEnd }) { result.append(mistake(row.line)) }
        case .enter, .ignore, .finish: break
        }
        for answer in row.allSteps.flatMap({ $0.answers })
        where !answer.steps.contains(where: { $0.isEnd }) {
          result.append(mistake(answer.line))
        }
        return result
      }
    }
  }

  private static func mistake(_ line: SourceLine) -> Mistake {
    Mistake(
      rule: "missing-end",
      sentence: "this does not say where it ends; write Go(to: …) or Stay() as its last step",
      lines: [line])
  }
}
