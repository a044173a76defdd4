import EveryPath
import FlowDiagrams
import FlowModel

extension Tool {
  /// Draws a flow.
  func export(_ invocation: Invocation) throws -> ExitCode {
    let name = invocation.options["format"] ?? "mermaid"
    if let operand = invocation.operands.dropFirst().first, name != "html" {
      throw ToolError("\"\(harmless(operand))\": journeys are for html, not for \(name).")
    }
    if name == "xcuitest" { return try exportUITests(invocation) }
    try checkPlace(of: outputFile(invocation), invocation)
    if name == "html" { return try exportPage(invocation) }
    if let format = ModelFormat(rawValue: name) { return try export(invocation, as: format) }
    guard let format = DiagramFormat(rawValue: name) else {
      return .askedWrongly
    }
    for option in ["count", "most-deferred", "max-states", "timeout"] where invocation.has(option) {
      let isOfSearches = ["max-states", "timeout"].contains(option)
      let formats = isOfSearches ? "html, promela, tla and xcuitest" : "promela and tla"
      throw ToolError("--\(option) is for \(formats), not for \(name).")
    }
    guard invocation.options["scope"] != "components" else {
      throw ToolError("--scope components is for promela and tla; name one flow with --component.")
    }
    let system = try system(invocation.operands[0])
    let compiled = try compiled(of: system, component: invocation.options["component"])
    let text: String
    do throws(DiagramRefusal) {
      text = try diagram(
        of: compiled, format: format,
        scope: invocation.options["scope"] == "states" ? .states : .all)
    } catch {
      let states = invocation.has("scope") ? "" : " Try --scope states, or --format dot."
      throw ToolError("\(error.sentence)\(states)")
    }
    try put(text, invocation)
    return .yes
  }

  /// Writes what was asked for where it was asked for.
  func put(_ text: String, _ invocation: Invocation) throws {
    if let path = outputFile(invocation) {
      try console.writeFile(path, text, replacing: invocation.has("force"))
    } else {
      try console.write(text)
    }
  }

  private func compiled(of system: any AnySystem, component name: String?) throws -> CompiledFlow {
    let compiledFlows = try compiledFlows(of: system, component: name, to: "be drawn")
    guard compiledFlows.count == 1 else {
      throw ToolError(
        "\(system.name) has several flows; say which with --component: "
          + "\(enumeration(compiledFlows.map(\.name))).")
    }
    return compiledFlows[0].compiled
  }

  /// The flows of a system, or the one with a name; never none.
  func compiledFlows(
    of system: any AnySystem, component name: String?, to act: String = "be tried"
  ) throws -> [NamedFlow] {
    let compiledFlows = try system.accept(CompiledFlows())
    guard !compiledFlows.isEmpty else {
      throw ToolError("\(system.name) has nothing that can \(act).")
    }
    guard let name else { return compiledFlows }
    let named = compiledFlows.filter { $0.name == name }
    guard named.isEmpty else { return named }
    throw ToolError(noComponent: name, of: system.name, among: compiledFlows.map(\.name))
  }
}

typealias NamedFlow = (name: String, compiled: CompiledFlow)

/// The flows of a system: those of its components, and those that are drawn beside them.
struct CompiledFlows: SystemVisitor {
  func visit<W: World>(_ system: System<W>) throws -> [NamedFlow] {
    system.components.map { ($0.name, $0.compiled) } + (try system.drawn()).map { ($0.name, $0) }
  }
}
