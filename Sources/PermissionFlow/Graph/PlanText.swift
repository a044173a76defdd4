/// A plan as lines of text, the same for the same behaviour.
enum PlanText {
  /// The fingerprint: source lines do not count, everything a machine does counts.
  static func fingerprint(of parts: Plan.Parts) -> String {
    var lines = [parts.name, "start \(parts.start)"]
    lines += parts.positions.map { place in
      "\(place.id) \(text(place.kind)) \(place.state) \(place.timeouts.count)"
    }
    lines += parts.symbols.map(\.id)
    lines += parts.effects.map { "\($0.id) \(list($0.answers))" }
    lines += parts.timers.map { "\($0.id) \($0.duration.inWords)" }
    lines += parts.outcomes
    lines += parts.messages.map { "\($0.part) \($0.event)" }
    lines += parts.calls.map(\.part)
    lines += parts.edges.map { edge in
      "\(edge.source) \(text(edge.trigger)) \(edge.target) \(edge.leaves ? "leaves" : "stays") "
        + (edge.interrupts ? "interrupts " : "") + orders(edge.orders, parts)
    }
    lines += parts.entries.map { "\($0.target) \(orders($0.orders, parts))" }
    lines += parts.resumptions.map { resumption in
      switch resumption {
      case .at(let state): "at \(state)"
      case .drop(let outcome): "drop \(outcome)"
      }
    }
    for ranges in parts.abandoning.prefix(parts.stateCount) {
      lines += ranges.map { orders($0, parts) }
    }
    lines += cells(parts)
    return PermissionFlow.fingerprint(of: lines)
  }

  private static func cells(_ parts: Plan.Parts) -> [String] {
    let width = parts.symbols.count
    return parts.positions.indices.map { position in
      var line = ""
      for symbol in 0..<width {
        switch parts.cells[position * width + symbol] {
        case .refuse: continue
        case .move(let edge): line += "\(symbol) move \(edge);"
        case .ignore: line += "\(symbol) ignore;"
        case .hold: line += "\(symbol) hold;"
        }
      }
      return line
    }
  }

  private static func orders(_ range: Range<Int>, _ parts: Plan.Parts) -> String {
    parts.orders[range].map(text).joined(separator: ";")
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map { String($0) }.joined(separator: " ")
  }

  private static func text(_ kind: Position.Kind) -> String {
    switch kind {
    case .state: "state"
    case .final: "final"
    case .awaiting(let symbol, let effect): "awaits \(symbol) \(effect)"
    case .calling(let symbol, let call): "calls \(symbol) \(call)"
    case .delay: "delay"
    }
  }

  private static func text(_ trigger: GraphEdge.Trigger) -> String {
    switch trigger {
    case .symbol(let symbol): "symbol \(symbol)"
    case .timer(let timer): "timer \(timer)"
    }
  }

  private static func text(_ order: Order) -> String {
    switch order {
    case .perform(let effect, .nobody): "perform \(effect)"
    case .perform(let effect, .waypoint): "perform \(effect) here"
    case .perform(let effect, .state): "perform \(effect) there"
    case .remember(let state): "remember \(state)"
    case .forget: "forget"
    case .deliver(let outcome): "deliver \(outcome)"
    case .tell(let message): "tell \(message)"
    case .call(let call): "call \(call)"
    case .cancelCall(let call): "cancel \(call)"
    case .start(let timer): "start \(timer)"
    case .stop(let timer): "stop \(timer)"
    }
  }
}
