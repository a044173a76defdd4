import FlowDiagrams
import FlowModel
import PermissionFlow

extension Tool {
  /// Draws a flow.
  func export(_ invocation: Invocation) throws -> ExitCode {
    let name = invocation.options["format"] ?? "mermaid"
    if let format = ModelFormat(rawValue: name) { return try export(invocation, as: format) }
    guard let format = DiagramFormat(rawValue: name) else {
      return .askedWrongly
    }
    for option in ["count", "most-held", "max-states"] where invocation.has(option) {
      throw Trouble("--\(option) is for promela and tla, not for \(name).")
    }
    guard invocation.options["scope"] != "parts" else {
      throw Trouble("--scope parts is for promela and tla; name one flow with --part.")
    }
    let system = try system(invocation.operands[0])
    let plan = try plan(of: system, part: invocation.options["part"])
    let text: String
    do throws(DiagramRefusal) {
      text = try diagram(
        of: plan, format: format, scope: invocation.options["scope"] == "states" ? .states : .all)
    } catch {
      let states = invocation.has("scope") ? "" : " Try --scope states, or --format dot."
      throw Trouble("\(error.sentence)\(states)")
    }
    try put(text, invocation)
    return .yes
  }

  /// Writes what was asked for where it was asked for.
  func put(_ text: String, _ invocation: Invocation) throws {
    if let path = invocation.options["output"] {
      try console.writeFile(path, text, replacing: invocation.has("force"))
    } else {
      try console.write(text)
    }
  }

  private func plan(of system: any AnySystem, part name: String?) throws -> Plan {
    let plans = try system.accept(Plans())
    guard !plans.isEmpty else { throw Trouble("\(system.name) has nothing that can be drawn.") }
    guard let name else {
      guard plans.count == 1 else {
        throw Trouble(
          "\(system.name) has several flows; say which with --part: "
            + "\(enumeration(plans.map(\.name))).")
      }
      return plans[0].plan
    }
    if let part = plans.first(where: { $0.name == name }) { return part.plan }
    throw Trouble(
      "\(system.name) has no flow \"\(harmless(name))\"."
        + didYouMean(nearest(to: name, among: plans.map(\.name))))
  }
}

private struct Plans: SystemVisitor {
  func visit<W: World>(_ system: System<W>) throws -> [(name: String, plan: Plan)] {
    system.parts.map { ($0.name, $0.plan) } + (try system.drawn()).map { ($0.name, $0) }
  }
}
