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
    let told = Telling(system: system.name, console: console, surroundings: surroundings)
    told.begin()
    let report = try system.accept(Checking(limits: limits, progress: told.tell))
    told.end()
    if invocation.has("json") {
      try console.write(CheckJSON.text(of: report) + "\n")
    } else {
      let text = CheckText(
        report: report, glyphs: glyphs(invocation), paint: paint(invocation),
        columns: surroundings.columns, listsHolding: !system.isLesson)
      try console.write(text.lines.joined(separator: "\n") + "\n")
    }
    switch report.outcome {
    case .ok: return .yes
    case .broken: return .no
    case .truncated: return .unfinished
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
