import FlowChecker
package import FlowModel
import StateSpace

extension Tool {
  /// Writes a page that holds the explored table of a system.
  func exportPage(_ invocation: Invocation) throws -> ExitCode {
    try refuseParts(in: invocation, for: "html")
    let system = try system(invocation.operands[0])
    let kept = try keptJourneys(invocation, of: system)
    let page = try system.accept(
      Exploring(
        kept: kept, limits: invocation.limits, told: progressReporter(of: system, invocation)))
    guard page.report.isComplete else {
      throw ToolError(system.name, notSearchedWhole: page.report.completeness)
    }
    let (text, states) = page.html()
    try put(text, invocation)
    if states < page.report.states {
      say("The page holds the first \(states) of \(page.report.states) states, and says so.")
    }
    return .yes
  }

  /// Refuses options that choose a part of a system, for a format that has the whole.
  func refuseParts(in invocation: Invocation, for format: String) throws(ToolError) {
    for option in ["scope", "component", "count", "most-deferred"] where invocation.has(option) {
      throw ToolError("--\(option) is not for \(format), which is of the whole system.")
    }
  }

  /// The journeys of a system in the files that are named after it; those of others are left out.
  private func keptJourneys(
    _ invocation: Invocation, of system: any AnySystem
  ) throws -> [Journey] {
    let journeys = try invocation.operands.dropFirst().compactMap { path in
      guard let file = try file(path).file else {
        throw ToolError("\(harmless(path)) is no journey file, and a page has journeys by title.")
      }
      guard file.journey.system == system.name else { return file.journey }
      let played = try system.accept(Playing(journey: file.journey, checksEnd: false))
      for complaint in played.complaints { say("\(harmless(path)): \(complaint)") }
      return file.journey
    }
    let others = journeys.count { $0.system != system.name }
    if others > 0 { say("Left out \(count(others, "journey")) of other systems.") }
    return journeys.filter { $0.system == system.name }
  }
}

extension ToolError {
  /// A system that had to be searched whole, and was not.
  init(_ system: String, notSearchedWhole completeness: Completeness) {
    self.init(
      "\(system) was not searched whole: \(completeness). A higher --max-states or --timeout lets "
        + "it go farther.", .unfinished)
  }
}

/// Searches a system whole, and makes the page of what was found.
package struct Exploring: SystemVisitor {
  var kept: [Journey] = []
  var limits = SearchLimits.usual
  var told: ProgressReporter?

  package init() {}

  init(kept: [Journey], limits: SearchLimits, told: ProgressReporter) {
    (self.kept, self.limits, self.told) = (kept, limits, told)
  }

  package func visit<W: World>(_ system: System<W>) throws -> SystemPage {
    told?.begin()
    defer { told?.end() }
    let search = SystemSearch(system)
    let report = search.run(
      limits: limits, progress: { told?.tell($0) }, stage: { told?.tell($0) }
    ).report
    let (graph, steps) = search.byNumbers
    var maker = PageTableMaker(system, graph, steps, words: QuestionWords(system).predicates)
    let isBroken = report.properties.map { $0.verdict != .holds }
    maker.note(
      effectsOn: system.properties.indices.filter {
        isBroken[$0] && !system.properties[$0].needsEveryPath
      })
    let shown = report.properties.compactMap { property in
      property.verdict == .broken ? property.journey : nil
    }
    return SystemPage(
      table: maker.table, system: system, report: report,
      journeys: kept + system.journeys + shown)
  }
}
