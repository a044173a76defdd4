/// A small observer that remembers what a promise with history needs to know.
enum Monitor {
  case before
  case neverAfter
  case atMostOnce
  case exactlyOnce

  private static let broken = -1

  /// How many things it may remember.
  private var width: Int {
    switch self {
    case .before, .neverAfter, .atMostOnce: 2
    case .exactlyOnce: 3
    }
  }

  /// What it remembers after a step; ``broken`` if the promise is.
  private func next(_ memory: Int, _ facts: [Bool]) -> Int {
    switch self {
    case .before:
      let memory = facts[0] ? 1 : facts[2] ? 0 : memory
      return facts[1] && memory == 0 ? Self.broken : memory
    case .neverAfter:
      if memory == 1 || facts[0], !facts[2], facts[1] { return Self.broken }
      return facts[0] ? 1 : facts[2] ? 0 : memory
    case .atMostOnce:
      let memory = facts[1] ? 0 : memory
      guard facts[0] else { return memory }
      return memory == 1 ? Self.broken : 1
    case .exactlyOnce:
      var memory = facts[1] ? 1 : memory
      if facts[0] {
        guard memory == 1 else { return facts[3] ? 0 : Self.broken }
        memory = 2
      }
      if facts[2] {
        guard memory != 1 || facts[3] else { return Self.broken }
        memory = 0
      }
      return facts[3] ? 0 : memory
    }
  }

  /// Judges the promise: a search over the graph together with the memory.
  func judge(_ graph: FactGraph, premise: Int, facts: [Int]) -> Judgement {
    let columns = facts.map(graph.holds)
    let steps = columns[0].indices.map { set in
      (0..<width).map { memory in next(memory, columns.map { $0[set] }) }
    }
    let kept = Judgement(verdict: graph.holds(premise).contains(true) ? .holds : .vacuous)
    let isHarmless = !steps.contains { $0.contains(Self.broken) }
    if isHarmless { return kept }

    var cameBy = [Int](repeating: -2, count: graph.stateCount * width)
    var cameFrom = [Int32](repeating: -1, count: graph.stateCount * width)
    var queue: [Int] = []
    for start in 0..<graph.startCount {
      let memory = steps[Int(graph.startLabels[start])][0]
      if memory == Self.broken { return Judgement(verdict: .broken) }
      cameBy[start * width + memory] = -1
      queue.append(start * width + memory)
    }
    var head = 0
    while head < queue.count {
      let place = queue[head]
      head += 1
      let (state, memory) = (place / width, place % width)
      for edge in graph.edges(of: state) {
        let after = steps[Int(graph.labels[edge])][memory]
        if after == Self.broken {
          return Judgement(verdict: .broken, path: path(to: place, cameBy, cameFrom) + [edge])
        }
        let target = Int(graph.targets[edge]) * width + after
        guard cameBy[target] == -2 else { continue }
        cameBy[target] = edge
        cameFrom[target] = Int32(place)
        queue.append(target)
      }
    }
    return kept
  }

  private func path(to place: Int, _ cameBy: [Int], _ cameFrom: [Int32]) -> [Int] {
    var path: [Int] = []
    var at = place
    while cameBy[at] >= 0 {
      path.append(cameBy[at])
      at = Int(cameFrom[at])
    }
    return path.reversed()
  }
}
