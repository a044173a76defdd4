internal import EveryPath

/// The words on nodes and arrows.
struct Labels {
  let compiled: CompiledFlow

  init(_ compiled: CompiledFlow) { self.compiled = compiled }

  func node(_ number: Int) -> Drawing.Node {
    let position = compiled.positions[number]
    return Drawing.Node(position: number, kind: position.kind, lines: lines(of: position))
  }

  private func lines(of position: Position) -> [String] {
    switch position.kind {
    case .state, .final: return [position.id]
    case .awaiting(let symbol, _), .calling(let symbol, _):
      return ["waits for \(compiled.symbols[symbol].id)"]
    case .delay:
      guard let timer = position.timer.map({ compiled.timers[$0] }) else { return ["waits"] }
      return ["waits \(timer.duration.inWords)", "because \(timer.reason)"]
    }
  }

  /// The beginning of an attempt, ready to be drawn.
  func beginning(_ entry: Entry) -> Drawing.Beginning {
    Drawing.Beginning(target: entry.target, label: orders(entry.orders), isFolded: false)
  }

  /// A transition, ready to be drawn, with its effects.
  func arrow(_ number: Int) -> Drawing.Arrow {
    let edge = compiled.edges[number]
    var label = trigger(of: edge, withReason: true)
    let orders = orders(edge.orders)
    if !orders.isEmpty { label += " \(orders)" }
    let isSameState = compiled.positions[edge.source].state == compiled.positions[edge.target].state
    if edge.leaves && isSameState { label += " (re-enters)" }
    return Drawing.Arrow(
      source: edge.source, target: edge.target, interrupts: edge.interrupts, lines: [label],
      edge: number, isFolded: false)
  }

  /// What makes a machine take the transition.
  func trigger(of edge: GraphEdge, withReason: Bool) -> String {
    var text = edge.interrupts ? "interrupted by " : ""
    switch edge.trigger {
    case .symbol(let symbol): text += compiled.symbols[symbol].id
    case .timer(let number):
      let timer = compiled.timers[number]
      let reason = withReason ? " because \(timer.reason)" : ""
      switch compiled.positions[edge.source].kind {
      case .delay where compiled.positions[edge.source].timer == number:
        text += "then"
      case .awaiting, .calling: text += "timeout after \(timer.duration.inWords)\(reason)"
      case .state, .final, .delay: text += "after \(timer.duration.inWords)\(reason)"
      }
    }
    return text
  }

  /// What is done on the way, after a slash; timers are left out: nodes and arrows tell them.
  func orders(_ range: Range<Int>) -> String {
    let words = compiled.orders[range].compactMap(word)
    return words.isEmpty ? "" : "/ " + words.joined(separator: ", ")
  }

  private func word(for order: Order) -> String? {
    switch order {
    case .perform(let effect, _): compiled.effects[effect].id
    case .remember: "remember"
    case .forget: "forget"
    case .deliver(let outcome): "deliver \(compiled.outcomes[outcome])"
    case .tell(let message):
      "tell \(compiled.messages[message].component) \(compiled.messages[message].event)"
    case .call(let call): "call \(compiled.calls[call].component)"
    case .cancelCall(let call): "cancel \(compiled.calls[call].component)"
    case .start, .stop: nil
    }
  }
}
