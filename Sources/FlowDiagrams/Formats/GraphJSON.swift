internal import EveryPath
import FlowModel

/// Writes a drawing as JSON: nodes and arrows with all that a compiled flow says about them.
///
/// Source lines are left out, so that an edit which changes no behaviour changes no byte.
enum GraphJSON {
  static func text(of drawing: Drawing, _ compiled: CompiledFlow) -> String {
    let writer = Writer(compiled: compiled)
    let head: [JSONNode.Member] = [
      .init("format", .string("everypath-graph")), .init("version", .number(1)),
      .init("flow", .string(compiled.name)), .init("fingerprint", .string(compiled.fingerprint)),
    ]
    let lists: [(name: String, values: [JSONNode])] = [
      ("start", drawing.beginnings.map(writer.beginning)),
      ("nodes", drawing.nodes.map(writer.node)), ("arrows", drawing.arrows.map(writer.arrow)),
    ]
    let members =
      head.map { "  \"\($0.name)\": \($0.node.text)" }
      + lists.map { "  \"\($0.name)\": \(lines($0.values))" }
    return "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  private static func lines(_ values: [JSONNode]) -> String {
    guard !values.isEmpty else { return "[]" }
    return "[\n" + values.map { "    \($0.text)" }.joined(separator: ",\n") + "\n  ]"
  }

  private struct Writer {
    let compiled: CompiledFlow

    func beginning(_ beginning: Drawing.Beginning) -> JSONNode {
      let members: [JSONNode.Member] = [
        .init("to", id(beginning.target)), .init("state", id(compiled.start)),
      ]
      guard !beginning.isFolded else { return .object(members + [.init("folded", .bool(true))]) }
      return .object(members + [.init("orders", orders(compiled.entries[compiled.start].orders))])
    }

    func node(_ node: Drawing.Node) -> JSONNode {
      let position = compiled.positions[node.position]
      var members: [JSONNode.Member] = [
        .init("id", id(node.position)), .init("name", .string(position.id)),
      ]
      switch position.kind {
      case .state: members.append(.init("kind", .string("state")))
      case .final: members.append(.init("kind", .string("final")))
      case .awaiting(let symbol, let effect):
        members.append(.init("kind", .string("awaiting")))
        members.append(.init("state", id(position.state)))
        members.append(.init("event", .string(compiled.symbols[symbol].id)))
        members.append(.init("effect", .string(compiled.effects[effect].id)))
      case .calling(let symbol, let call):
        members.append(.init("kind", .string("calling")))
        members.append(.init("state", id(position.state)))
        members.append(.init("event", .string(compiled.symbols[symbol].id)))
        members.append(.init("component", .string(compiled.calls[call].component)))
      case .delay:
        members.append(.init("kind", .string("delay")))
        members.append(.init("state", id(position.state)))
      }
      if let number = position.timer {
        let timer = compiled.timers[number]
        members.append(.init("seconds", seconds(timer)))
        members.append(.init("because", .string(timer.reason)))
      }
      return .object(members)
    }

    func arrow(_ arrow: Drawing.Arrow) -> JSONNode {
      let edge = compiled.edges[arrow.edge]
      var members: [JSONNode.Member] = [
        .init("from", id(arrow.source)), .init("to", id(arrow.target)),
        .init("label", .string(arrow.lines.joined(separator: "\n"))),
      ]
      switch edge.trigger {
      case .symbol(let symbol): members.append(.init("event", .string(compiled.symbols[symbol].id)))
      case .timer(let number):
        let timer = compiled.timers[number]
        members.append(.init("timer", .string(timer.id)))
        members.append(.init("seconds", seconds(timer)))
        members.append(.init("because", .string(timer.reason)))
      }
      members.append(.init("interrupts", .bool(edge.interrupts)))
      guard !arrow.isFolded else { return .object(members + [.init("folded", .bool(true))]) }
      members.append(.init("leaves", .bool(edge.leaves)))
      members.append(.init("orders", orders(edge.orders)))
      return .object(members)
    }

    private func id(_ position: Int) -> JSONNode { .string("s\(position)") }

    /// The exact decimal number.
    private func seconds(_ timer: TimerInfo) -> JSONNode {
      .digits(String(timer.duration.inWords.dropLast(2)))
    }

    private func orders(_ range: Range<Int>) -> JSONNode {
      .array(compiled.orders[range].map { .object(members(of: $0)) })
    }

    private func members(of order: Order) -> [JSONNode.Member] {
      switch order {
      case .perform(let effect, _): [.init("perform", .string(compiled.effects[effect].id))]
      case .remember(let state): [.init("remember", id(state))]
      case .forget: [.init("forget", .bool(true))]
      case .deliver(let outcome): [.init("deliver", .string(compiled.outcomes[outcome]))]
      case .tell(let message):
        [
          .init("tell", .string(compiled.messages[message].component)),
          .init("event", .string(compiled.messages[message].event.description)),
        ]
      case .call(let call): [.init("call", .string(compiled.calls[call].component))]
      case .cancelCall(let call): [.init("cancelCall", .string(compiled.calls[call].component))]
      case .start(let timer): [.init("startTimer", .string(compiled.timers[timer].id))]
      case .stop(let timer): [.init("stopTimer", .string(compiled.timers[timer].id))]
      }
    }
  }
}
