import FlowChecker
import FlowModel

/// The scores of mutants as one JSON document.
package enum MutateJSON {
  /// The document on one line.
  package static func text(of report: MutateReport, listsOnly: Bool = false) -> String {
    JSONNode.document(
      [.init("system", .string(report.system)), .init("shard", .string("\(report.shard)"))]
        + [.init("outcome", .string(listsOnly ? "ok" : report.outcome.rawValue))]
        + [.init("scores", .array(report.scores.map { score($0, listsOnly) }))]
    ).text
  }

  private static func score(_ named: NamedScore, _ listsOnly: Bool) -> JSONNode {
    let numbers = named.score.count
    let counts: [JSONNode.Member] = [
      .init("killed", .number(numbers.killed)),
      .init("survived", .number(numbers.survived)),
      .init("equivalent", .number(numbers.equivalent)),
      .init("undecided", .number(numbers.undecided)),
      .init("untried", .number(named.untried)),
      .init("percent", named.percent.map { JSONNode.number($0) } ?? .null),
      .init("worlds", .array(named.stages.map { .string($0) })),
    ]
    return .object(
      [.init("by", .string(named.by))] + (listsOnly ? [] : counts)
        + [.init("mutants", .array(named.score.results.map { mutant($0, listsOnly) }))])
  }

  private static func mutant(_ result: MutationScore.Result, _ listsOnly: Bool) -> JSONNode {
    var members: [JSONNode.Member] = [
      .init("id", .string(result.id)), .init("component", .string(result.flow)),
      .init("operator", .string(result.kind)), .init("line", .string(result.line)),
      .init("change", .string(result.change)),
    ]
    if !listsOnly { members += status(result.status) }
    return .object(members)
  }

  private static func status(_ status: MutantStatus) -> [JSONNode.Member] {
    let word: JSONNode.Member = .init("status", .string(status.word))
    switch status {
    case .killed(let killer): return [word, .init("by", .string(killer))]
    case .survived(nil): return [word]
    case .survived(let difference?):
      return [
        word, .init("journey", .array(difference.journey.map { .string($0) })),
        .init("expected", .string(difference.expected)),
        .init("actual", .string(difference.actual)),
      ]
    case .equivalent: return [word]
    case .undecided(let reason): return [word, .init("reason", .string(reason))]
    }
  }
}
