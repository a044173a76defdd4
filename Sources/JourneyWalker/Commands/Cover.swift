import FlowExplorer
import FlowModel

extension Tool {
  /// Tells what journeys cover.
  func cover(_ invocation: Invocation) throws -> ExitCode {
    let bars = try bars(invocation)
    let (system, journeys) = try journeys(invocation.operands)
    let told = Telling(system: system.name, console: console, surroundings: surroundings)
    told.begin()
    let report = try system.accept(
      Covering(
        journeys: journeys, suggesting: invocation.options["suggest"].flatMap { Int($0) } ?? 0,
        limits: SearchLimits(
          maxStates: invocation.options["max-states"].flatMap { Int($0) },
          maxDepth: invocation.options["max-depth"].flatMap { Int($0) },
          seconds: invocation.options["timeout"].flatMap { Double($0) }),
        progress: told.tell))
    told.end()
    let missed = bars.filter { report.count(of: $0.kind).percent < $0.percent }
    if invocation.has("json") {
      try console.write(CoverJSON.text(of: report, isBarMet: missed.isEmpty) + "\n")
    } else {
      let text = CoverText(
        report: report, glyphs: glyphs(invocation), columns: surroundings.columns,
        listsMissing: invocation.has("missing"), missedBars: missed)
      try console.write(text.lines.joined(separator: "\n") + "\n")
    }
    if !report.misfits.isEmpty { return .no }
    guard !missed.isEmpty else { return .yes }
    // What the search did not come to may be unreachable: then the bar may have been met.
    return report.completeness == .complete ? .no : .unfinished
  }

  private func bars(_ invocation: Invocation) throws -> [CoverBar] {
    try [("min-states", CoverageGoal.Kind.states), ("min-moves", .transitions)].compactMap {
      name, kind in
      guard let percent = invocation.options[name].flatMap({ Int($0) }) else { return nil }
      guard percent <= 100 else { throw Trouble("--\(name) needs a percentage up to 100.") }
      return CoverBar(kind: kind, percent: percent)
    }
  }

  /// The system, named or that of the first file, and the journeys: of the files, or else its own.
  private func journeys(
    _ operands: [String]
  ) throws -> (system: any AnySystem, journeys: [Journey]) {
    var paths = operands[...]
    let named = systems.first { $0.name == operands[0] }
    if let named {
      paths = paths.dropFirst()
      guard !paths.isEmpty else {
        guard !named.journeys.isEmpty else {
          throw Trouble("\(named.name) has no journeys of its own; name journey files.")
        }
        return (named, named.journeys)
      }
    }
    let files = try paths.map { (name: harmless($0), journey: try file($0).journey) }
    let name = named?.name ?? files[0].journey.system
    if let other = files.first(where: { $0.journey.system != name }) {
      throw Trouble(
        "\(other.name) is a journey of \(harmless(other.journey.system)), not of "
          + "\(harmless(name)); cover one system at a time.")
    }
    return (try system(name), files.map(\.journey))
  }
}

/// How much must be seen.
struct CoverBar: Hashable {
  let kind: CoverageGoal.Kind
  let percent: Int
}

private struct Covering: SystemVisitor {
  let journeys: [Journey]
  let suggesting: Int
  let limits: SearchLimits
  let progress: (SearchProgress) -> Void

  func visit<W: World>(_ system: System<W>) throws -> CoverageReport {
    FlowExplorer.cover(
      system, by: journeys, suggesting: suggesting, limits: limits, progress: progress)
  }
}
