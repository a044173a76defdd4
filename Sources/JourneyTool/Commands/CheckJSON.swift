import EveryPath
package import FlowChecker
import FlowModel

/// A report as one JSON document.
package enum CheckJSON {
  /// The document on one line.
  ///
  /// - Parameters:
  ///   - tool: how the tool is called, in the commands.
  ///   - isWhole: whether everything that is known of a broken property is listed.
  package static func text(of report: CheckReport, tool: String, isWhole: Bool = false) -> String {
    JSONNode.document(members(of: report, tool: tool, isWhole: isWhole)).text
  }

  static func members(
    of report: CheckReport, tool: String, isWhole: Bool
  ) -> [JSONNode.Member] {
    // What is odd has no place in the agreed document unless there is something.
    var odd: [JSONNode.Member] = []
    if let reason = report.truncation { odd.append(.init("truncated", .string(reason))) }
    if let others = report.leftOut { odd.append(.init("notLookedAt", .number(others))) }
    let clocks = report.clocks.map { property, states in
      JSONNode.object([.init("property", .string(property)), .init("states", .number(states))])
    }
    if !clocks.isEmpty { odd.append(.init("clocks", .array(clocks))) }
    if !report.findings.isEmpty {
      odd.append(.init("findings", .array(report.findings.map { finding($0, in: report) })))
    }
    if !report.notes.isEmpty {
      odd.append(.init("notes", .array(report.notes.map { .string($0) })))
    }
    return [
      .init("system", .string(report.system)),
      .init("outcome", .string(report.outcome.rawValue)),
      .init("complete", .bool(report.isComplete)),
      .init("states", .number(report.states)),
      .init("transitions", .number(report.transitions)),
      .init("seconds", .digits(seconds(report.seconds))),
      .init("properties", .array(report.properties.map { property($0, tool, isWhole) })),
    ] + odd
  }

  /// A finding: its sentence, its lines, the way there, and what follows from it.
  private static func finding(_ finding: Finding, in report: CheckReport) -> JSONNode {
    var more: [JSONNode.Member] = []
    if let world = finding.world { more.append(.init("world", .number(world))) }
    let properties = report.properties(brokenWith: finding)
    if !properties.isEmpty {
      more.append(.init("properties", .array(properties.map { .string($0.name) })))
    }
    if !finding.consequences.isEmpty {
      more.append(
        .init("consequences", .array(finding.consequences.map { self.finding($0, in: report) })))
    }
    return .object(
      [
        .init("rule", .string(finding.rule)), .init("says", .string("\(finding)")),
        .init("lines", .array(finding.lines.map { .string("\($0)") })),
        .init("witness", .array(finding.witness.map { .string($0) })),
      ] + more)
  }

  private static func property(
    _ result: PropertyResult, _ tool: String, _ isWhole: Bool
  ) -> JSONNode {
    .object(
      [
        .init("name", .string(result.name)),
        .init("verdict", .string(result.verdict.rawValue)),
        .init("journey", .array(result.steps.map(step))),
      ] + (result.explanation.map { why($0, tool) + (isWhole ? all($0) : []) } ?? []))
  }

  /// A step of a journey.
  static func step(_ text: ChoiceText) -> JSONNode {
    .object([
      .init("by", .string(text.by.rawValue)), .init("do", .string(text.id)),
      .init("says", .string(text.says)),
    ])
  }

  /// Why a property is broken: steps are counted from 1, the loop begins after `loop` steps.
  private static func why(_ explanation: Explanation, _ tool: String) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    if let loop = explanation.loopStart { members.append(.init("loop", .number(loop))) }
    if let decision = explanation.decision {
      members.append(
        .init(
          "decided",
          .object([
            .init("step", .number(decision.step)),
            .init("instead", .array(decision.passing.map(step))),
            .init("ofWholeSearch", .bool(explanation.isOfWholeSearch)),
          ])))
    }
    let rows = explanation.steps.map { step in
      JSONNode.array(step.rows.compactMap(\.line).map { .string("\($0)") })
    }
    if !explanation.reasons.isEmpty {
      members.append(.init("reasons", .array(explanation.reasons.map { .string($0) })))
    }
    return members + [
      .init("rows", .array(rows)), .init("walk", .string(explanation.command(of: tool))),
    ]
  }

  /// What changed at each step, and the alternatives not taken at the one that decided it.
  private static func all(_ explanation: Explanation) -> [JSONNode.Member] {
    let changes = explanation.steps.map { step in
      JSONNode.array((step.changes.map(\.description) + step.events).map { .string($0) })
    }
    let alternatives = explanation.decision?.alternatives.map { alternative in
      JSONNode.object([
        .init("do", .string(alternative.text.id)), .init("breaks", .bool(alternative.breaksAtOnce)),
        .init("passingSteps", alternative.steps.map(JSONNode.number) ?? .null),
        .init("needsEndOfProcess", .bool(alternative.needsEndOfProcess)),
      ])
    }
    return [.init("changes", .array(changes)), .init("alternatives", .array(alternatives ?? []))]
  }

  /// Seconds with three decimals.
  static func seconds(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
