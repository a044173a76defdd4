import FlowChecker
import FlowModel
import StateSpace

/// What journeys cover, in words.
struct CoverText {
  let report: CoverageReport
  let tool: String
  let glyphs: Glyphs
  let columns: Int
  let listsMissing: Bool
  let missedBars: [CoverBar]

  /// The lines: what does not fit, the numbers, the gaps, the suggestions, the answer.
  var lines: [String] {
    var lines = report.misfits.flatMap { say("\($0.title): \($0.mismatch)") }
    lines += say(
      "\(report.system): \(count(report.journeys, "journey")), \(count(report.steps, "step"))")
    lines += CoverageGoal.Kind.allCases.compactMap(numbers)
    if report.count(of: .states).isEmpty {
      lines += say(
        "It has no flow whose states could be counted; `\(tool) suite \(report.system)` tries the "
          + "graph of its reducer.")
    }
    if listsMissing { lines += missing + unreachable }
    lines += suggestions
    return lines + [""] + answer
  }

  private func numbers(of kind: CoverageGoal.Kind) -> String? {
    let count = report.count(of: kind)
    guard count.reachable + count.unreachable > 0 else { return nil }
    let never = count.unreachable == 0 ? "" : ", \(count.unreachable) unreachable"
    return "  \(padded(kind.rawValue, to: 12))\(count.seen) of \(count.reachable) "
      + "(\(count.percent)%)\(never)"
  }

  private var missing: [String] {
    sections("not covered") { item in
      switch item.status {
      case .seen, .unreachable: []
      case .missed(let journey):
        say("- \(item.says)", indent: 2) + ["    \(way(journey))"]
      case .unknown: say("- \(item.says): not found before the search ended", indent: 2)
      }
    }
  }

  private var unreachable: [String] {
    sections("unreachable") { item in
      item.status == .unreachable ? say("- \(item.says)", indent: 2) : []
    }
  }

  /// Lines about some goals, by their kinds.
  private func sections(
    _ title: String, _ lines: (CoverageReport.Item) -> [String]
  ) -> [String] {
    CoverageGoal.Kind.allCases.flatMap { kind in
      let lines = report.items.filter { $0.goal.kind == kind }.flatMap(lines)
      return lines.isEmpty ? [] : ["", "\(kind.rawValue.capitalizedFirst) \(title):"] + lines
    }
  }

  private var suggestions: [String] {
    guard !report.suggestions.isEmpty else { return [] }
    return ["", "Journeys that close the most gaps:"]
      + report.suggestions.flatMap { suggestion in
        ["- closes \(count(suggestion.gain, "gap"))", "    \(way(suggestion.journey))"]
      }
  }

  /// A line to paste, which is never wrapped.
  private func way(_ journey: Journey) -> String {
    let isStart = journey.steps.isEmpty && journey.world ?? 1 == 1
    return isStart ? "at the start" : glyphs.shown(journey.command(of: tool))
  }

  private var answer: [String] {
    var sentences = missedBars.map { bar in
      "\(report.count(of: bar.kind).percent)% of the \(bar.kind.rawValue) are covered; "
        + "\(bar.percent)% are asked for."
    }
    sentences.append(
      report.completeness == .complete
        ? "The search is complete: what is unreachable cannot happen in this world."
        : "The search was not finished: \(report.completeness). Some of what is not covered may be "
          + "unreachable.")
    if !report.count(of: .properties).isEmpty {
      sentences.append("A property is covered where its premise came up, whether it held or not.")
    }
    return say(sentences.joined(separator: " "))
  }

  private func say(_ text: String, indent: Int = 0) -> [String] {
    wrapped(glyphs.shown(text), to: columns, indent: indent)
  }
}

/// What journeys cover, as JSON.
enum CoverJSON {
  /// - Parameter code: how the command ends.
  static func text(
    of report: CoverageReport, _ code: ExitCode, missed: [CoverBar]
  ) -> String {
    JSONNode.document([
      .init("system", .string(report.system)),
      .init("outcome", .string(outcome(of: report, code))),
      .init("complete", .bool(report.completeness == .complete)),
      .init("journeys", .number(report.journeys)), .init("steps", .number(report.steps)),
      .init("missedBars", .array(missed.map { .string("--\($0.option) \($0.percent)") })),
      .init("misfits", .array(report.misfits.map(misfit))),
      .init("coverage", .array(CoverageGoal.Kind.allCases.map { coverage($0, report) })),
      .init("suggestions", .array(report.suggestions.map(suggestion))),
    ]).text
  }

  private static func outcome(of report: CoverageReport, _ code: ExitCode) -> String {
    if !report.misfits.isEmpty { return "mismatch" }
    return switch code {
    case .yes: "ok"
    case .unfinished: "limit"
    default: "found"
    }
  }

  private static func misfit(_ misfit: CoverageReport.Misfit) -> JSONNode {
    .object([
      .init("title", .string(misfit.title)), .init("says", .string("\(misfit.mismatch)")),
    ])
  }

  private static func coverage(_ kind: CoverageGoal.Kind, _ report: CoverageReport) -> JSONNode {
    let count = report.count(of: kind)
    var missed: [JSONNode] = []
    var unreachable: [JSONNode] = []
    for item in report.items where item.goal.kind == kind {
      switch item.status {
      case .seen: continue
      case .missed(let journey):
        missed.append(
          .object([.init("name", .string(item.says)), .init("steps", steps(of: journey))]))
      case .unknown:
        missed.append(
          .object([.init("name", .string(item.says)), .init("steps", .null)]))
      case .unreachable: unreachable.append(.string(item.says))
      }
    }
    return .object([
      .init("kind", .string(kind.rawValue)), .init("seen", .number(count.seen)),
      .init("reachable", .number(count.reachable)),
      .init("percent", count.reachable == 0 ? .null : .number(count.percent)),
      .init("missed", .array(missed)), .init("unreachable", .array(unreachable)),
    ])
  }

  private static func suggestion(_ suggestion: CoverageReport.Suggestion) -> JSONNode {
    .object([
      .init("gain", .number(suggestion.gain)), .init("steps", steps(of: suggestion.journey)),
    ])
  }

  private static func steps(of journey: Journey) -> JSONNode {
    .array(journey.steps.map { .string($0.choice) })
  }
}
