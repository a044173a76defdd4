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
    if let folder = invocation.options["save-dir"] { try console.tryMaking(folder) }
    if invocation.options["save-search"] != invocation.options["resume"] {
      try checkPlace(of: invocation.options["save-search"], invocation)
    }
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
    return save(
      report, CheckJUnit.text(of: report, tool: toolName), invocation, after: Self.code(of: report))
  }

  /// Searches a system, and tells how far the search is.
  func search(
    _ system: any AnySystem, _ limits: SearchLimits, _ invocation: Invocation
  ) throws -> CheckReport {
    let told = progressReporter(of: system, invocation)
    let (report, saved) = try system.accept(
      Checking(
        limits: limits, properties: invocation.lists["property"] ?? [],
        shortest: invocation.options["shortest"].flatMap(Shortest.init) ?? .steps,
        jobs: invocation.jobs, resumed: try invocation.options["resume"].map(savedSearch),
        saves: invocation.has("save-search"), told: told))
    if let path = invocation.options["save-search"] { try save(saved, path, invocation) }
    return report
  }

  /// The search in a file.
  private func savedSearch(_ path: String) throws(ToolError) -> SavedSearch {
    let bytes = try console.readDocument(path, atMost: 1 << 31)
    do { return try SavedSearch(utf8: bytes) } catch {
      throw ToolError("Cannot resume from \(harmless(path)): \(error).")
    }
  }

  /// Saves a search that was stopped, and says how it goes on.
  private func save(
    _ search: SavedSearch?, _ path: String, _ invocation: Invocation
  ) throws(ToolError) {
    guard let search else { return say("The search is complete, so it was not saved.") }
    try console.writeFile(
      path, search.text,
      replacing: invocation.has("force") || path == invocation.options["resume"])
    say(
      "Saved the search in \(harmless(path)); `\(toolName) check \(search.system) --resume "
        + "\(harmless(path))` continues it.")
  }

  /// A report in words.
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

  /// Writes what was asked for beside the answer, once that is given; the worse of both codes.
  func save(
    _ report: CheckReport?, _ junit: @autoclosure () -> String, _ invocation: Invocation,
    after code: ExitCode
  ) -> ExitCode {
    do throws(ToolError) {
      try save(report, junit, invocation)
      return code
    } catch {
      say(error.sentence)
      return code.orWorse(error.code)
    }
  }

  private func save(
    _ report: CheckReport?, _ junit: () -> String, _ invocation: Invocation
  ) throws(ToolError) {
    let isForced = invocation.has("force")
    if let path = invocation.options["junit"] {
      try console.writeFile(path, junit(), replacing: isForced)
    }
    if let folder = invocation.options["save-dir"], let report {
      let files = CheckFiles.files(of: report).map { (path: "\(folder)/\($0.name)", text: $0.text) }
      if !isForced, let file = files.first(where: { !mayReplace($0.path, of: report.system) }) {
        throw ToolError("\(harmless(file.path)) exists, so nothing is saved; --force replaces it.")
      }
      try console.makeFolder(folder)
      console.sweep(folder)
      for file in files { try console.writeFile(file.path, file.text, replacing: true) }
      say("Saved \(count(files.count, "file")) in \(harmless(folder)).")
    }
  }

  /// Whether nothing is lost if a file is written there: there is none, or one that a check saved.
  private func mayReplace(_ path: String, of system: String) -> Bool {
    guard console.exists(path) else { return true }
    return (try? console.readFile(path)).map { CheckFiles.isOwn($0, of: system) } ?? false
  }
}

private struct Checking: SystemVisitor {
  let limits: SearchLimits
  /// The names of the properties to test; all if empty.
  let properties: [String]
  let shortest: Shortest
  let jobs: Int
  /// The search to go on with; nil to begin one.
  let resumed: SavedSearch?
  /// Whether a search that was stopped is to be saved.
  let saves: Bool
  let told: ProgressReporter

  func visit<W: World>(
    _ system: System<W>
  ) throws -> (report: CheckReport, saved: SavedSearch?) {
    let kept = try keepingRules(system)
    told.begin()
    defer { told.end() }
    let search = try search(of: kept)
    let report = search.run(
      limits: limits, jobs: jobs, progress: { told.tell($0) }, stage: { told.tell($0) }
    ).report
    return (
      properties.isEmpty
        ? report : report.ofProperties(leavingOut: system.properties.count - kept.properties.count),
      saves && !report.isComplete ? search.saved : nil
    )
  }

  private func search<W: World>(of system: System<W>) throws(ToolError) -> SystemSearch<W> {
    guard let resumed else {
      return SystemSearch(system, triesBreakers: true, shortest: shortest, explains: true)
    }
    do {
      return try SystemSearch(
        system, goingOnFrom: resumed, triesBreakers: true, shortest: shortest, explains: true)
    } catch {
      throw ToolError("Cannot resume the search: \(error).")
    }
  }

  private func keepingRules<W: World>(_ system: System<W>) throws(ToolError) -> System<W> {
    guard !properties.isEmpty else { return system }
    let kept = Set(try MeantProperties(properties).visit(system))
    return system.keeping { kept.contains($0.name) }
  }
}

/// The properties that are meant by what was typed.
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
