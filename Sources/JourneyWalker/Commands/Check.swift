import FlowExplorer
import FlowModel

extension Tool {
  /// Searches a system whole.
  func check(_ invocation: Invocation) throws -> ExitCode {
    let limits = SearchLimits(
      maxStates: invocation.options["max-states"].flatMap { Int($0) },
      maxDepth: invocation.options["max-depth"].flatMap { Int($0) },
      seconds: invocation.options["timeout"].flatMap { Double($0) })
    let system = try system(invocation.operands[0])
    if invocation.has("suites") || invocation.has("shard") {
      return try checkWithSuites(system, limits, invocation)
    }
    let report = try search(system, limits)
    if invocation.has("json") {
      try console.write(CheckJSON.text(of: report) + "\n")
    } else {
      try console.write(lines(of: report, system, invocation).joined(separator: "\n") + "\n")
    }
    return Self.code(of: report)
  }

  /// Searches a system, and tells how far the search is.
  func search(_ system: any AnySystem, _ limits: SearchLimits) throws -> CheckReport {
    let told = Telling(system: system.name, console: console, surroundings: surroundings)
    told.begin()
    let report = try system.accept(Checking(limits: limits, progress: told.tell))
    told.end()
    return report
  }

  /// A report in words.
  func lines(
    of report: CheckReport, _ system: any AnySystem, _ invocation: Invocation
  ) -> [String] {
    CheckText(
      report: report, glyphs: glyphs(invocation), paint: paint(invocation),
      columns: surroundings.columns, listsHolding: !system.isLesson
    ).lines
  }

  static func code(of report: CheckReport) -> ExitCode {
    switch report.outcome {
    case .ok: .yes
    case .broken: .no
    case .truncated: .unfinished
    }
  }
}

private struct Checking: SystemVisitor {
  let limits: SearchLimits
  let progress: (SearchProgress) -> Void

  func visit<W: World>(_ system: System<W>) throws -> CheckReport {
    FlowExplorer.check(system, limits: limits, progress: progress)
  }
}
