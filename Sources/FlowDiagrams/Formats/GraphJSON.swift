internal import EveryPath

/// Writes a drawing as JSON: places and arrows with all that a compiled flow says about them.
///
/// Source lines are left out, so that an edit which changes no behaviour changes no byte.
enum GraphJSON {
  static func text(of drawing: Drawing, _ compiled: CompiledFlow) -> String {
    let writer = Writer(compiled: compiled)
    let head: [(name: String, value: JSONText)] = [
      ("format", .string("everypath-graph")), ("version", .number("1")),
      ("flow", .string(compiled.name)), ("fingerprint", .string(compiled.fingerprint)),
    ]
    let lists: [(name: String, values: [JSONText])] = [
      ("start", drawing.beginnings.map(writer.beginning)),
      ("places", drawing.places.map(writer.place)), ("arrows", drawing.arrows.map(writer.arrow)),
    ]
    let members =
      head.map { "  \"\($0.name)\": \($0.value.text)" }
      + lists.map { "  \"\($0.name)\": \(JSONText.lines($0.values))" }
    return "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  private struct Writer {
    let compiled: CompiledFlow

    func beginning(_ beginning: Drawing.Beginning) -> JSONText {
      let members = [("to", id(beginning.target)), ("state", id(compiled.start))]
      guard !beginning.isFolded else { return .object(members + [("folded", .bool(true))]) }
      return .object(members + [("orders", orders(compiled.entries[compiled.start].orders))])
    }

    func place(_ place: Drawing.Place) -> JSONText {
      let position = compiled.positions[place.position]
      var members: [(name: String, value: JSONText)] = [
        ("id", id(place.position)), ("name", .string(position.id)),
      ]
      switch position.kind {
      case .state: members.append(("kind", .string("state")))
      case .final: members.append(("kind", .string("final")))
      case .awaiting(let symbol, let effect):
        members.append(("kind", .string("awaiting")))
        members.append(("state", id(position.state)))
        members.append(("event", .string(compiled.symbols[symbol].id)))
        members.append(("effect", .string(compiled.effects[effect].id)))
      case .calling(let symbol, let call):
        members.append(("kind", .string("calling")))
        members.append(("state", id(position.state)))
        members.append(("event", .string(compiled.symbols[symbol].id)))
        members.append(("component", .string(compiled.calls[call].component)))
      case .delay:
        members.append(("kind", .string("delay")))
        members.append(("state", id(position.state)))
      }
      if let number = position.timer {
        let timer = compiled.timers[number]
        members.append(("seconds", seconds(timer)))
        members.append(("because", .string(timer.reason)))
      }
      return .object(members)
    }

    func arrow(_ arrow: Drawing.Arrow) -> JSONText {
      let edge = compiled.edges[arrow.edge]
      var members: [(name: String, value: JSONText)] = [
        ("from", id(arrow.source)), ("to", id(arrow.target)),
        ("label", .string(arrow.lines.joined(separator: "\n"))),
      ]
      switch edge.trigger {
      case .symbol(let symbol): members.append(("event", .string(compiled.symbols[symbol].id)))
      case .timer(let number):
        let timer = compiled.timers[number]
        members.append(("timer", .string(timer.id)))
        members.append(("seconds", seconds(timer)))
        members.append(("because", .string(timer.reason)))
      }
      members.append(("interrupts", .bool(edge.interrupts)))
      guard !arrow.isFolded else { return .object(members + [("folded", .bool(true))]) }
      members.append(("leaves", .bool(edge.leaves)))
      members.append(("orders", orders(edge.orders)))
      return .object(members)
    }

    private func id(_ position: Int) -> JSONText { .string("s\(position)") }

    /// The exact decimal number.
    private func seconds(_ timer: TimerInfo) -> JSONText {
      .number(String(timer.duration.inWords.dropLast(2)))
    }

    private func orders(_ range: Range<Int>) -> JSONText {
      .array(compiled.orders[range].map { .object(members(of: $0)) })
    }

    private func members(of order: Order) -> [(name: String, value: JSONText)] {
      switch order {
      case .perform(let effect, _): [("perform", .string(compiled.effects[effect].id))]
      case .remember(let state): [("remember", id(state))]
      case .forget: [("forget", .bool(true))]
      case .deliver(let outcome): [("deliver", .string(compiled.outcomes[outcome]))]
      case .tell(let message):
        [
          ("tell", .string(compiled.messages[message].component)),
          ("event", .string(compiled.messages[message].event.description)),
        ]
      case .call(let call): [("call", .string(compiled.calls[call].component))]
      case .cancelCall(let call): [("cancelCall", .string(compiled.calls[call].component))]
      case .start(let timer): [("startTimer", .string(compiled.timers[timer].id))]
      case .stop(let timer): [("stopTimer", .string(compiled.timers[timer].id))]
      }
    }
  }
}
