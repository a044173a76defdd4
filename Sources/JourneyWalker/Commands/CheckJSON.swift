package import FlowExplorer
import FlowModel

/// A report as one JSON document.
package enum CheckJSON {
  /// The document on one line.
  package static func text(of report: CheckReport) -> String { node(of: report).text }

  static func node(of report: CheckReport) -> JSONNode {
    // What is odd has no place in the agreed document unless there is something.
    let odd: [JSONNode.Member] =
      report.findings.isEmpty
      ? [] : [.init("findings", .array(report.findings.map { .string("\($0)") }))]
    return .object(
      [
        .init("flow", .string(report.system)),
        .init("outcome", .string(report.outcome.rawValue)),
        .init("complete", .bool(report.isComplete)),
        .init("states", .number(report.states)),
        .init("transitions", .number(report.transitions)),
        .init("seconds", JSONNode(.number(seconds(report.seconds)))),
        .init("promises", .array(report.promises.map(promise))),
      ] + odd
    )
  }

  private static func promise(_ result: PromiseResult) -> JSONNode {
    .object(
      [
        .init("name", .string(result.name)),
        .init("verdict", .string(result.verdict.rawValue)),
        .init("journey", .array(result.steps.map(step))),
      ] + (result.explanation.map(why) ?? []))
  }

  private static func step(_ text: ChoiceText) -> JSONNode {
    .object([
      .init("by", .string(text.by.rawValue)), .init("do", .string(text.id)),
      .init("says", .string(text.says)),
    ])
  }

  /// Why a promise is broken: steps are counted from 1, the loop begins after `loop` steps.
  private static func why(_ explanation: Explanation) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    if let loop = explanation.loopStart { members.append(.init("loop", .number(loop))) }
    if let decision = explanation.decision {
      members.append(
        .init(
          "decided",
          .object([
            .init("step", .number(decision.step)),
            .init("instead", .array(decision.passing.map(step))),
          ])))
    }
    let rows = explanation.steps.map { step in
      JSONNode.array(step.rows.compactMap(\.line).map { .string("\($0)") })
    }
    return members + [
      .init("rows", .array(rows)), .init("walk", .string(explanation.command)),
    ]
  }

  /// Seconds with three decimals.
  static func seconds(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
