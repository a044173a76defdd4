import EveryPath
import FlowChecker
import FlowDiagrams
import FlowModel
import StateSpace

extension Tool {
  /// Writes a system, or its components without their world, for a model checker.
  func export(_ invocation: Invocation, as format: ModelFormat) throws -> ExitCode {
    guard !invocation.has("count") || !invocation.has("output") else {
      throw ToolError(
        "--count prints two numbers and writes no file; leave out --count or --output.")
    }
    let system = try system(invocation.operands[0])
    switch invocation.options["scope"] {
    case "states":
      throw ToolError(
        "--scope states is for diagrams; \(format.title) takes --scope components and --scope all.")
    case "components": return try exportComponents(of: system, invocation, as: format)
    default:
      if invocation.has("component") || invocation.has("most-deferred") {
        let option = invocation.has("component") ? "--component" : "--most-deferred"
        throw ToolError(
          "\(option) needs --scope components: a world is explored with all its components.")
      }
      return try exportGraph(of: system, invocation, as: format)
    }
  }

  private func exportComponents(
    of system: any AnySystem, _ invocation: Invocation, as format: ModelFormat
  ) throws -> ExitCode {
    let names =
      invocation.options["component"]?.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0) } ?? []
    if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw ToolError("--component names \"\(harmless(name))\" twice; a flow is there once.")
    }
    let composition = try system.accept(Together(names: names))
    guard !composition.members.isEmpty else {
      throw ToolError(
        "\(system.name) has no components: all of it is in its world. Leave out --scope.")
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

  private func exportGraph(
    of system: any AnySystem, _ invocation: Invocation, as format: ModelFormat
  ) throws -> ExitCode {
    let told = progressReporter(of: system, invocation)
    told.begin()
    let graph = try system.accept(Exploring(limits: invocation.limits, progress: told.tell))
    told.end()
    guard !invocation.has("count") else {
      if try system.accept(Clocks()) {
        say("Properties that measure time have clocks, which only `\(toolName) check` counts.")
      }
      return try say(states: graph.stateCount, moves: graph.targets.count)
    }
    let text: String
    do throws(DiagramRefusal) {
      text = try graph.model(format)
    } catch {
      throw ToolError("\(error.sentence) \(error.hint) That is --scope components.")
    }
    try put(text, invocation)
    noteModule(of: system.name, invocation, format)
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
    "\(system) was not searched whole: \(completeness). Nothing was written; "
      + "a higher --max-states or --timeout lets it go farther, and with --scope components a lower "
      + "--most-deferred has fewer states.", .unfinished)
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

/// Whether a system's properties run clocks of their own.
private struct Clocks: SystemVisitor {
  func visit<W: World>(_ system: System<W>) -> Bool { system.hasClocks }
}

/// Searches a system whole, without the timers that properties run.
private struct Exploring: SystemVisitor {
  let limits: SearchLimits
  let progress: (SearchProgress) -> Void

  func visit<W: World>(_ system: System<W>) throws -> ExploredGraph {
    let system = system.asking { _ in false }
    let graph = system.explore(limits: limits, progress: progress).graph
    guard graph.completeness == .complete else {
      throw unfinished(system.name, graph.completeness)
    }
    let choices = graph.targets.indices.lazy.map { move in
      let state = graph.states[graph.source(of: move)]
      return system.text(of: graph.choices[Int(graph.choiceNumbers[move])], in: state).id
    }
    let places = system.components.enumerated().map { component, info in
      ExploredGraph.Fact(
        "where \(info.name) is",
        graph.states.lazy.map { state in
          state.components[component].machine.position.map { info.compiled.positions[$0].id }
            ?? "off"
        })
    }
    return ExploredGraph(
      system.name, startCount: graph.startCount, firstMove: graph.firstEdge,
      targets: graph.targets, choices: ExploredGraph.Fact("choice", choices),
      facts: [ExploredGraph.Fact("what a person sees", graph.states.lazy.map(\.world.screen))]
        + places)
  }
}
