import EveryPath
import FlowChecker
import FlowModel
import StateSpace

extension Tool {
  /// Searches a system whole.
  func check(_ invocation: Invocation) throws -> ExitCode {
    let limits = invocation.limits
    let system = try system(invocation.operands[0])
    try checkPlace(of: invocation.options["junit"], invocation)
    if invocation.has("suites") || invocation.has("shard") {
      return try checkWithSuites(system, limits, invocation)
    }
    let report = try search(system, limits, invocation)
    if invocation.has("json") {
      try console.write(
        CheckJSON.text(of: report, tool: toolName, isWhole: invocation.has("explain")) + "\n")
    } else {
      try show(lines(of: report, system, invocation).joined(separator: "\n") + "\n")
    }
    return saveJUnit(
      CheckJUnit.text(of: report, tool: toolName), invocation, after: Self.code(of: report))
  }

  /// Searches a system, and reports how far the search is.
  func search(
    _ system: any AnySystem, _ limits: SearchLimits, _ invocation: Invocation
  ) throws -> CheckReport {
    let told = progressReporter(of: system, invocation)
    return try system.accept(
      Checking(
        limits: limits, properties: invocation.lists["property"] ?? [],
        shortest: invocation.options["shortest"].flatMap(Shortest.init) ?? .steps,
        jobs: invocation.jobs, told: told))
  }

  func lines(
    of report: CheckReport, _ system: any AnySystem, _ invocation: Invocation
  ) -> [String] {
    var text = CheckText(
      report: report, tool: toolName, glyphs: glyphs, paint: paint(invocation),
      columns: environment.columns, listsHolding: !system.isLesson)
    if invocation.has("explain") { text.explains = .whole(source(of: system.name)) }
    return text.lines
  }

  static func code(of report: CheckReport) -> ExitCode {
    switch report.outcome {
    case .ok: .yes
    case .broken: .no
    case .truncated: .unfinished
    }
  }

  /// How a test gets at a system.
  private func source(of system: String) -> ListedCatalog.Source? {
    catalogs.first { $0.systems.contains { $0.name == system } }?.source
  }

  /// Writes the JUnit report, if one was asked for, once the answer is given; the worse of both codes.
  func saveJUnit(
    _ text: @autoclosure () -> String, _ invocation: Invocation, after code: ExitCode
  ) -> ExitCode {
    guard let path = invocation.options["junit"] else { return code }
    do throws(ToolError) {
      try console.writeFile(path, text(), replacing: invocation.has("force"))
      return code
    } catch {
      say(error.sentence)
      return code.orWorse(error.code)
    }
  }
}

private struct Checking: SystemVisitor {
  let limits: SearchLimits
  /// The names of the properties to test; all if empty.
  let properties: [String]
  let shortest: Shortest
  let jobs: Int
  let told: ProgressReporter

  func visit<W: World>(_ system: System<W>) throws -> CheckReport {
    let kept = try keepingRules(system)
    told.begin()
    defer { told.end() }
    let search = SystemSearch(kept, triesBreakers: true, shortest: shortest, explains: true)
    let report = search.run(
      limits: limits, jobs: jobs, progress: { told.tell($0) }, stage: { told.tell($0) }
    ).report
    return properties.isEmpty
      ? report : report.ofProperties(leavingOut: system.properties.count - kept.properties.count)
  }

  private func keepingRules<W: World>(_ system: System<W>) throws(ToolError) -> System<W> {
    guard !properties.isEmpty else { return system }
    let kept = Set(try MeantProperties(properties).visit(system))
    return system.asking(only: { kept.contains($0.name) })
  }
}

struct MeantProperties: SystemVisitor {
  private let properties: [String]

  init(_ properties: [String]) { self.properties = properties }

  func visit<W: World>(_ system: System<W>) throws(ToolError) -> [String] {
    let names = system.properties.map(\.name)
    var kept: [String] = []
    for property in properties {
      guard let name = [property, "never: \(property)"].first(where: names.contains) else {
        let meant =
          nearest(to: property, among: names)
          ?? (property.count < 3 ? nil : names.first { $0.contains(property) })
        throw ToolError(
          "\(system.name) has no property \"\(harmless(property))\"." + didYouMean(meant)
            + " `check \(system.name) --json` names its \(count(names.count, "property")).")
      }
      kept.append(name)
    }
    return kept
  }
}
