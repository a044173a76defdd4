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
    edges(from: state).map { edges[$0] }.filter { $0.isOfPerson(in: self) }
  }

  /// The time-outs of a state that lead out of it; one that does something and stays does not.
  func timeoutsLeaving(_ state: Int) -> [Edge] {
    edges(from: state).map { edges[$0] }.filter { edge in
      guard case .timer = edge.trigger else { return false }
      return ([edge] + main(from: edge.target)).contains { $0.leaves }
    }
  }

  /// Whether an edge may lead to such an effect before a person acts again: by itself, and by what time
  /// and the answers to its effects bring, through as many states as that takes.
  func orders(_ role: EffectRole, onTheWayOf edge: Edge) -> Bool {
    var answers: Set<Int> = []
    var way = [edge]
    var known: Set<Edge> = [edge]
    var next = 0
    while next < way.count {
      for case .perform(let effect, _) in orders[way[next].orders] {
        if effects[effect].role == role { return true }
        answers.formUnion(effects[effect].answers)
      }
      next += 1
      // An answer may come to any state that the way has come to by then.
      for place in way.prefix(next).map(\.target) {
        for edge in edges(from: place).map({ edges[$0] })
        where !edge.isOfPerson(in: self) && edge.isBrought(by: answers) {
          if known.insert(edge).inserted { way.append(edge) }
        }
      }
    }
    return false
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

extension Edge {
  /// Whether a person triggers it.
  fileprivate func isOfPerson(in plan: Plan) -> Bool {
    guard case .symbol(let symbol) = trigger else { return false }
    return plan.symbols[symbol].role == .person
  }

  /// Whether time or one of these symbols triggers it.
  fileprivate func isBrought(by symbols: Set<Int>) -> Bool {
    guard case .symbol(let symbol) = trigger else { return true }
    return symbols.contains(symbol)
  }
}
