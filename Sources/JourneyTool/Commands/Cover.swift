import FlowChecker
import FlowModel
import StateSpace

extension Tool {
  func cover(_ invocation: Invocation) throws -> ExitCode {
    let bars = bars(invocation)
    let (system, journeys) = try journeys(invocation)
    let told = progressReporter(of: system, invocation)
    told.begin()
    let report = try system.accept(
      Covering(
        journeys: journeys, suggesting: invocation.options["suggest"].flatMap { Int($0) } ?? 0,
        limits: invocation.limits, progress: told.tell))
    told.end()
    for bar in bars where report.count(of: bar.kind).isEmpty {
      throw ToolError(
        "\(system.name) has no \(bar.kind.rawValue) of a flow to count, so there is nothing "
          + "to ask for: leave out --\(bar.option). For the graph of a reducer see `\(toolName) suite`."
      )
    }
    let missed = bars.filter { report.count(of: $0.kind).percent < $0.percent }
    let code = code(of: report, bars, missed)
    if invocation.has("json") {
      try console.write(CoverJSON.text(of: report, code, missed: missed) + "\n")
    } else {
      let text = CoverText(
        report: report, tool: toolName, glyphs: glyphs, columns: environment.columns,
        listsMissing: invocation.has("missing"), missedBars: missed)
      try show(text.lines.joined(separator: "\n") + "\n")
    }
    return code
  }

  private func code(
    of report: CoverageReport, _ bars: [CoverBar], _ missed: [CoverBar]
  ) -> ExitCode {
    if !report.misfits.isEmpty { return .no }
    let isWhole = report.completeness == .complete
    // What the search did not come to may be unreachable: then a bar may have been met.
    if !missed.isEmpty { return isWhole ? .no : .unfinished }
    return isWhole || !bars.isEmpty ? .yes : .unfinished
  }

  private func bars(_ invocation: Invocation) -> [CoverBar] {
    [("min-states", CoverageGoal.Kind.states), ("min-moves", .transitions)].compactMap {
      name, kind in
      invocation.options[name].flatMap { Int($0) }.map {
        CoverBar(option: name, kind: kind, percent: $0)
      }
    }
  }
}

/// How much must be seen.
struct CoverBar: Hashable {
  let option: String
  let kind: CoverageGoal.Kind
  let percent: Int
}

private struct Covering: SystemVisitor {
  let journeys: [Journey]
  let suggesting: Int
  let limits: SearchLimits
  let progress: (SearchProgress) -> Void

  func visit<W: World>(_ system: System<W>) throws -> CoverageReport {
    system.cover(by: journeys, suggesting: suggesting, limits: limits, progress: progress)
  }
}
