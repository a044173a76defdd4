/// Judges "after every first, a second comes".
enum Response {
  /// If every choice that stays possible is taken some day, a second is missed only where it has
  /// become impossible.
  static func fair(_ first: Int, _ second: Int, _ graph: FactGraph) -> Judgement {
    let good = graph.holds(second)
    let reaches = graph.canReach(good)
    return afterFirst(first, good, graph) { reaches[$0] ? nil : [] }
  }

  /// Without fairness, any loop or end that avoids the second breaks the promise.
  static func unfair(_ first: Int, _ second: Int, _ graph: FactGraph) -> Judgement {
    let good = graph.holds(second)
    let components = Components(graph, avoiding: good)
    return afterFirst(first, good, graph) { state in
      if graph.edges(of: state).isEmpty, state < graph.expandedCount { return [] }
      return components.isLooping(state) ? components.loop(at: state) : nil
    }
  }

  /// Walks on from every first, avoiding the marked steps, until `verdict` finds a fault.
  ///
  /// `verdict` returns nil where all is well, and the loop that shows the fault otherwise.
  private static func afterFirst(
    _ first: Int, _ good: [Bool], _ graph: FactGraph, _ verdict: (Int) -> [Int]?
  ) -> Judgement {
    let asked = graph.holds(first)
    guard asked.contains(true) else { return Judgement(verdict: .vacuous) }
    // Distances count from the start: states before a first are walked in the order of discovery.
    var cameBy = [Int](repeating: -2, count: graph.stateCount)
    var queue: [Int] = []
    for (state, label) in graph.startLabels.enumerated()
    where asked[Int(label)] && !good[Int(label)] {
      cameBy[state] = -1
      queue.append(state)
    }
    var origin = [Int: Int]()
    for (edge, label) in graph.labels.enumerated() where asked[Int(label)] && !good[Int(label)] {
      let target = Int(graph.targets[edge])
      guard cameBy[target] == -2 else { continue }
      cameBy[target] = -1
      origin[target] = edge
      queue.append(target)
    }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      if let loop = verdict(state) {
        var path: [Int] = []
        var at = state
        while cameBy[at] >= 0 {
          path.insert(cameBy[at], at: 0)
          at = graph.source(of: cameBy[at])
        }
        if let edge = origin[at] {
          path = graph.shortestPath(to: graph.source(of: edge)) + [edge] + path
        }
        return Judgement(
          verdict: .broken, path: path + loop, loopStart: loop.isEmpty ? nil : path.count)
      }
      for edge in graph.edges(of: state) where !good[Int(graph.labels[edge])] {
        let target = Int(graph.targets[edge])
        guard cameBy[target] == -2 else { continue }
        cameBy[target] = edge
        queue.append(target)
      }
    }
    return Judgement(verdict: .holds)
  }
}
