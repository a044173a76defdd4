extension CompiledFlow {
  /// The states in which a transition that performs an effect ends.
  package func statesShowing(_ effect: Int) -> [Int] {
    var states: [Int] = []
    func add(_ orders: Range<Int>, _ target: Int) {
      let isShown = self.orders[orders].contains {
        if case .perform(effect, _) = $0 { true } else { false }
      }
      guard isShown else { return }
      let end = main(from: target).last?.target ?? target
      if positions[end].kind == .state, !states.contains(end) { states.append(end) }
    }
    for entry in entries { add(entry.orders, entry.target) }
    for edge in edges { add(edge.orders, edge.target) }
    return states
  }

  /// The rows of a state that a person triggers.
  package func personEdges(from state: Int) -> [GraphEdge] {
    edges(from: state).map { edges[$0] }.filter { $0.isOfPerson(in: self) }
  }

  /// The timeouts of a state that lead out of it; one that does something and stays does not.
  func timeoutsLeaving(_ state: Int) -> [GraphEdge] {
    edges(from: state).map { edges[$0] }.filter { edge in
      guard case .timer = edge.trigger else { return false }
      return ([edge] + main(from: edge.target)).contains { $0.leaves }
    }
  }

  /// The edges that may follow on one before a person acts again: by themselves, and by what time,
  /// the answers to effects and the outcomes of called components bring, through as many states as
  /// that takes.
  package func edgesFollowing(on edge: GraphEdge) -> [GraphEdge] {
    var following: [GraphEdge] = []
    var brought: Set<Int> = []
    var isReached = [Bool](repeating: false, count: positions.count)
    var left = edges.filter { !$0.isOfPerson(in: self) }
    func take(_ edge: GraphEdge) {
      following.append(edge)
      isReached[edge.target] = true
      for order in orders[edge.orders] { brought.formUnion(symbols(broughtBy: order)) }
    }
    take(edge)
    while let next = left.firstIndex(where: { isReached[$0.source] && $0.isBrought(by: brought) }) {
      take(left.remove(at: next))
    }
    return following
  }

  /// What may come of an order: the answers to an effect, the outcomes of a called component.
  private func symbols(broughtBy order: Order) -> [Int] {
    switch order {
    case .perform(let effect, _): effects[effect].answers
    case .call(let call): symbols.indices.filter { symbols[$0].component == calls[call].component }
    case .remember, .forget, .deliver, .tell, .cancelCall, .start, .stop: []
    }
  }

  package func performs(_ role: EffectRole, on following: [GraphEdge]) -> Bool {
    following.contains { edge in
      orders[edge.orders].contains { order in
        if case .perform(let effect, _) = order { effects[effect].role == role } else { false }
      }
    }
  }

  /// Whether another component is called on one of some edges.
  func calls(on following: [GraphEdge]) -> Bool {
    following.contains { edge in
      orders[edge.orders].contains { if case .call = $0 { true } else { false } }
    }
  }

  /// The path from a position while every step is acknowledged, up to a place of rest.
  private func main(from position: Int) -> [GraphEdge] {
    var path: [GraphEdge] = []
    var seen: Set<Int> = []
    var place = position
    while positions[place].isWaypoint, seen.insert(place).inserted {
      guard let onward = edges(from: place).first else { break }
      path.append(edges[onward])
      place = edges[onward].target
    }
    return path
  }
}

extension GraphEdge {
  fileprivate func isOfPerson(in compiled: CompiledFlow) -> Bool {
    guard case .symbol(let symbol) = trigger else { return false }
    return compiled.symbols[symbol].role == .person
  }

  /// Whether time or one of these symbols triggers it.
  fileprivate func isBrought(by symbols: Set<Int>) -> Bool {
    guard case .symbol(let symbol) = trigger else { return true }
    return symbols.contains(symbol)
  }
}
