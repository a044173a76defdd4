extension Plan {
  /// The states in which a transition that performs an effect ends.
  func statesShowing(_ effect: Int) -> [Int] {
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
  func personEdges(from state: Int) -> [Edge] {
    edges(from: state).map { edges[$0] }.filter { edge in
      guard case .symbol(let symbol) = edge.trigger else { return false }
      return symbols[symbol].role == .person
    }
  }

  /// The time-outs of a state that lead out of it; one that does something and stays does not.
  func timeoutsLeaving(_ state: Int) -> [Edge] {
    edges(from: state).map { edges[$0] }.filter { edge in
      guard case .timer = edge.trigger else { return false }
      return ([edge] + main(from: edge.target)).contains { $0.leaves }
    }
  }

  /// Whether the way on from an edge orders such an effect before it comes to rest in a state.
  func orders(_ role: EffectRole, onTheWayOf edge: Edge) -> Bool {
    ([edge] + main(from: edge.target)).contains { edge in
      orders[edge.orders].contains { order in
        guard case .perform(let effect, _) = order else { return false }
        return effects[effect].role == role
      }
    }
  }

  /// The way on from a position while every step is acknowledged, up to a place of rest.
  private func main(from position: Int) -> [Edge] {
    var way: [Edge] = []
    var seen: Set<Int> = []
    var place = position
    while positions[place].isWaypoint, seen.insert(place).inserted {
      guard let onward = edges(from: place).first else { break }
      way.append(edges[onward])
      place = edges[onward].target
    }
    return way
  }
}
