import EveryPath
import FlowModel

/// A broken property as a trace in the Informal Trace Format (ITF), which tools of TLA+ and Quint
/// read: `#meta`, `vars`, `states`, `loop`.
///
/// Format: https://apalache-mc.org/docs/adr/015adr-trace.html. A state has one variable for each
/// fact of the world and for each flow's position, all of them strings; what happened on the way to
/// it is in its `#meta`. The state that closes a loop is the one the loop begins with, so it is not
/// written twice, and the step that closes the loop is told in the trace's `#meta`.
public struct InformalTrace: Sendable {
  private let explanation: Explanation

  /// The trace of a broken property.
  public init(_ explanation: Explanation) { self.explanation = explanation }

  /// The names of the variables, in the order in which they first hold; each is set in every state.
  ///
  /// They are identifiers, as the readers of such traces need: `Under way` is `Under_way`.
  public var variables: [String] { Self.identifiers(of: names) }

  /// What holds in some state, by the names of the world and the flows.
  private var names: [String] {
    var names: [String] = []
    for view in explanation.views {
      for variable in Self.values(of: view) where !names.contains(variable.name) {
        names.append(variable.name)
      }
    }
    return names
  }

  private static func identifiers(of names: [String]) -> [String] {
    var identifiers = Identifiers(reserved: [])
    return names.map { identifiers.name(for: $0) }
  }

  /// The file's contents.
  public var text: String {
    let names = names
    let identifiers = Self.identifiers(of: names)
    let isLasso = explanation.loopStart != nil
    let views = isLasso ? Array(explanation.views.dropLast()) : explanation.views
    var members: [JSONNode.Member] = [
      .init("#meta", meta),
      .init("vars", .array(identifiers.map { .string($0) })),
    ]
    if let loop = explanation.loopStart { members.append(.init("loop", .number(loop))) }
    let states = views.indices.map { number in
      let values = Self.values(of: views[number])
      let variables = zip(identifiers, names).map { identifier, name in
        JSONNode.Member(identifier, .string(values.first { $0.name == name }?.value ?? ""))
      }
      return "    \(state(number, variables).text)"
    }
    let head = members.map { "  \(JSONNode.quoted($0.name)): \($0.node.text)" }
    return "{\n" + head.joined(separator: ",\n") + ",\n  \"states\": [\n"
      + states.joined(separator: ",\n") + "\n  ]\n}\n"
  }

  /// How the trace of any broken property of a system begins.
  package static func head(of system: String) -> String {
    let meta = JSONNode.object(origin(system)).text.dropLast()
    return "{\n  \(JSONNode.quoted("#meta")): \(meta)"
  }

  private static func origin(_ system: String) -> [JSONNode.Member] {
    [
      .init("format", .string("ITF")),
      .init(
        "format-description",
        .string("https://apalache-mc.org/docs/adr/015adr-trace.html")),
      .init("source", .string(system)),
    ]
  }

  private var meta: JSONNode {
    var members =
      Self.origin(explanation.system) + [
        .init("status", .string("violation")),
        .init("description", .string(explanation.property)),
      ]
    if let world = explanation.startWorld { members.append(.init("world", .number(world))) }
    if explanation.loopStart != nil, let last = explanation.steps.last {
      members.append(.init("loop-closed-by", action(last.text)))
    }
    return .object(members)
  }

  private func action(_ text: ChoiceText) -> JSONNode {
    .object([
      .init("by", .string(text.by.rawValue)), .init("do", .string(text.id)),
      .init("says", .string(text.says)),
    ])
  }

  private func state(_ index: Int, _ variables: [JSONNode.Member]) -> JSONNode {
    var meta: [JSONNode.Member] = [.init("index", .number(index))]
    if index > 0 { meta.append(.init("action", action(explanation.steps[index - 1].text))) }
    return .object([.init("#meta", .object(meta))] + variables)
  }

  /// A flow's position may be called like a fact.
  private static func values(of view: Explanation.View) -> [SeenFact] {
    let taken = view.facts.map(\.name)
    return view.facts
      + view.positions.map { position in
        let name = position.name
        return SeenFact(name: taken.contains(name) ? "flow \(name)" : name, value: position.value)
      }
  }
}
