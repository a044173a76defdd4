import EveryPath
import FlowChecker
import FlowDiagrams
import FlowModel
import StateSpace

extension Tool {
  /// Writes the components of a system, without their world, for a model checker.
  func export(_ invocation: Invocation, as format: ModelFormat) throws -> ExitCode {
    guard !invocation.has("count") || !invocation.has("output") else {
      throw ToolError(
        "--count prints two numbers and writes no file; leave out --count or --output.")
    }
    let system = try system(invocation.operands[0])
    guard invocation.options["scope"] == "components" else {
      throw ToolError(
        "\(format.title) is written of the components, without their world; add --scope components."
      )
    }
    let names =
      invocation.options["component"]?.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0) } ?? []
    guard !names.contains("") else {
      throw ToolError("--component names nothing beside a comma.")
    }
    if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ToolError("--component names \"\(harmless(name))\" twice; a flow is there once.")
    }
    let composition = try system.accept(Together(names: names))
    guard !composition.members.isEmpty else {
      throw ToolError("\(system.name) has no components: all of it is in its world.")
    }
    let mostDeferred = invocation.options["most-deferred"].flatMap { Int($0) }
    guard !invocation.has("count") else {
      let product = OpenProduct(composition, mostDeferred: mostDeferred)
      let told = progressReporter(of: system, invocation)
      told.begin()
      let graph = product.stateGraph(limits: invocation.limits, progress: told.tell)
      told.end()
      guard graph.completeness == .complete else {
        throw unfinished(system.name, graph.completeness)
      }
      guard product.endless.isEmpty else {
        throw ToolError("The components of \(system.name) tell each other things without end.")
      }
      return try say(states: graph.states.count, moves: graph.targets.count)
    }
    try put(composition.structure(format, mostDeferred: mostDeferred), invocation)
    noteModule(of: composition.name, invocation, format)
    return .yes
  }

  /// TLC looks for a module in a file of its name.
  private func noteModule(of system: String, _ invocation: Invocation, _ format: ModelFormat) {
    guard format == .tla, let path = outputFile(invocation) else { return }
    let file = "\(Identifiers.plain(system)).tla"
    guard path != file, !path.hasSuffix("/\(file)") else { return }
    say("TLC looks for the module in a file called \(file).")
  }

  private func say(states: Int, moves: Int) throws -> ExitCode {
    try show("\(count(states, "state")), \(count(moves, "move"))\n")
    return .yes
  }
}

private func unfinished(_ system: String, _ completeness: Completeness) -> ToolError {
  ToolError(
    "\(system) was not searched whole: \(completeness). A higher --max-states or "
      + "--timeout lets it go farther, and a lower --most-deferred has fewer states.", .unfinished)
}

/// The components of a system without its world; all of them unless some are named.
private struct Together: SystemVisitor {
  let names: [String]

  func visit<W: World>(_ system: System<W>) throws -> Composition {
    guard !names.isEmpty else { return Composition(system) }
    let all = system.components.map(\.flow) + (try system.drawn()).map { FlowComponent($0) }
    let components = try names.map { name in
      guard let component = all.first(where: { $0.name == name }) else {
        throw ToolError(noComponent: name, of: system.name, among: all.map(\.name))
      }
      return component
    }
    return Composition(system.name, components)
  }
}
