/// The promises with a history, and what each has to remember of it.
enum Monitor {
  case before
  case neverAfter
  case atMostOnce
  case exactlyOnce

  /// How many things it may remember.
  private var width: Int {
    switch self {
    case .before, .neverAfter, .atMostOnce: 2
    case .exactlyOnce: 3
    }
  }

  /// What it remembers after a step.
  private func next(_ memory: Int, _ facts: [Bool]) -> Int {
    switch self {
    case .before:
      let memory = facts[0] ? 1 : facts[2] ? 0 : memory
      return facts[1] && memory == 0 ? Watcher.broken : memory
    case .neverAfter:
      if memory == 1 || facts[0], !facts[2], facts[1] { return Watcher.broken }
      return facts[0] ? 1 : facts[2] ? 0 : memory
    case .atMostOnce:
      let memory = facts[1] ? 0 : memory
      guard facts[0] else { return memory }
      return memory == 1 ? Watcher.broken : 1
    case .exactlyOnce:
      var memory = facts[1] ? 1 : memory
      if facts[0] {
        guard memory == 1 else { return facts[3] ? 0 : Watcher.broken }
        memory = 2
      }
      if facts[2] {
        guard memory != 1 || facts[3] else { return Watcher.broken }
        memory = 0
      }
      return facts[3] ? 0 : memory
    }
  }

  /// The observer of a searched graph.
  func watcher(_ graph: FactGraph, facts: [Int]) -> Watcher {
    let columns = facts.map(graph.holds)
    return Watcher(width: width, sets: columns[0].count) { set, memory in
      next(memory, columns.map { $0[set] })
    }
  }
}
