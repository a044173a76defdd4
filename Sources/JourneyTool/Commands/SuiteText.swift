package import FlowChecker
import FlowModel

/// What came of suites, in words and as JSON.
package struct SuiteText {
  /// How many cases that do not pass are shown.
  private static let shown = 5

  let glyphs: Glyphs
  let columns: Int

  package init(glyphs: Glyphs, columns: Int) {
    self.glyphs = glyphs
    self.columns = columns
  }

  /// A paragraph for each suite: its numbers, what no case tries and why, what did not pass.
  package func lines(of reports: [ComponentSuite]) -> [String] {
    reports.flatMap { component in
      headline(component) + uncovered(component.report) + mismatches(component.report)
    }
  }

  /// Whether everything passed, in a sentence after an empty line.
  package func answer(to reports: [SuiteReport]) -> [String] {
    guard !reports.isEmpty else { return ["", "It has no flows, so there are no suites."] }
    let failed = reports.reduce(0) { $0 + $1.mismatches.count }
    let isComplete = reports.allSatisfy(\.isComplete)
    let share = reports.first.map(\.shard) ?? .whole
    let whose = share == .whole ? "" : " of share \(share)"
    let end =
      isComplete
      ? "" : " The list was not finished: there are more cases than --limit lets through."
    guard failed == 0 else {
      let does = failed == 1 ? "case\(whose) does" : "cases\(whose) do"
      return [""] + say("\(failed) \(does) something other than the rows say.\(end)")
    }
    return [""] + say("Every case\(whose) does what the rows say.\(end)")
  }

  private func headline(_ component: ComponentSuite) -> [String] {
    let report = component.report
    var tried = ""
    if report.covered > 0 {
      let share = "\(report.covered) of \(count(report.requirements.count, "requirement"))"
      tried = report.isWhole ? "; \(share) covered" : "; the whole list covers \(share)"
    }
    return say(
      "\(component.component) \(report.kind.name): \(count(report.cases, "case")), "
        + "\(count(report.steps, "step"))\(tried)\(report.isComplete ? "" : "; not finished")")
  }

  /// What no case tries; what has the same reason stands behind it together.
  private func uncovered(_ report: SuiteReport) -> [String] {
    var groups: [[Requirement]] = []
    for requirement in report.requirements where !requirement.isCovered {
      if let place = groups.firstIndex(where: {
        $0[0].status == requirement.status && $0[0].head == requirement.head
      }) {
        groups[place].append(requirement)
      } else {
        groups.append([requirement])
      }
    }
    return groups.flatMap { group in
      let head = group[0].head
      let names = head + group.map { $0.name.dropFirst(head.count) }.joined(separator: "; ")
      let says = group.count == 1 ? "\(group[0])" : "\(group[0].status): \(names)"
      return wrapped(glyphs.shown("- \(says)"), to: columns - 2, indent: 2).map { "  " + $0 }
    }
  }

  private func mismatches(_ report: SuiteReport) -> [String] {
    var lines: [String] = []
    for mismatch in report.mismatches.prefix(Self.shown) {
      for (number, line) in mismatch.description.split(separator: "\n").enumerated() {
        let text: String = (number == 0 ? "DIFFERS: " : "") + String(line.drop { $0 == " " })
        let indent: String = number == 0 ? "  " : "    "
        let texts: [String] = wrapped(glyphs.shown(text), to: columns - 4, indent: 2)
        lines += texts.map { indent + $0 }
      }
    }
    let more = report.mismatches.count - Self.shown
    return more > 0 ? lines + ["  \(more) more differ."] : lines
  }

  private func say(_ text: String) -> [String] { wrapped(glyphs.shown(text), to: columns) }
}

extension SuiteText {
  /// `ok`, `mismatch`, or `limit`.
  static func outcome(of reports: [SuiteReport]) -> String {
    if reports.contains(where: { !$0.passes }) { return "mismatch" }
    return reports.allSatisfy(\.isComplete) ? "ok" : "limit"
  }

  static func json(of component: ComponentSuite) -> JSONNode {
    let report = component.report
    var infeasible: [JSONNode] = []
    var skipped: [JSONNode] = []
    for requirement in report.requirements {
      switch requirement.status {
      case .covered: continue
      case .infeasible(let reason): infeasible.append(node(requirement.name, reason))
      case .skipped(let reason): skipped.append(node(requirement.name, reason))
      }
    }
    return .object([
      .init("component", .string(component.component)), .init("kind", .string(report.kind.name)),
      .init("cases", .number(report.cases)), .init("steps", .number(report.steps)),
      .init("complete", .bool(report.isComplete)),
      .init(report.isWhole ? "covered" : "coveredByWholeList", .number(report.covered)),
      .init("infeasible", .array(infeasible)), .init("skipped", .array(skipped)),
      .init("mismatches", .array(report.mismatches.map(node))),
    ])
  }

  static func json(ofRequirements report: SuiteReport) -> [JSONNode] {
    report.requirements.map { node($0, report) }
  }

  static func json(of test: SuiteCase) -> JSONNode {
    .object([
      .init("name", .string(test.name)),
      .init("steps", .array(test.steps.map { .string($0.says) })),
    ])
  }

  private static func node(_ name: String, _ reason: String) -> JSONNode {
    .object([.init("name", .string(name)), .init("reason", .string(reason))])
  }

  private static func node(_ requirement: Requirement, _ report: SuiteReport) -> JSONNode {
    let byWhole = requirement.isCovered && !report.isWhole
    let status = byWhole ? "covered by the whole list" : "\(requirement.status)"
    return .object([
      .init("name", .string(requirement.name)), .init("status", .string(status)),
    ])
  }

  private static func node(_ mismatch: SuiteMismatch) -> JSONNode {
    .object([
      .init("name", .string(mismatch.name)), .init("step", .number(mismatch.step)),
      .init("says", .string(mismatch.description)),
    ])
  }
}
