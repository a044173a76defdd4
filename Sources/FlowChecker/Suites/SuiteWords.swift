import EveryPath

/// Names of situations and rows, so that no two situations of a machine have one name.
struct SuiteWords: Sendable {
  private let compiled: CompiledFlow
  /// The positions that are come to with and without an outcome.
  private let answeredBoth: Set<Int>
  /// The positions in which an attempt continues after its outcome, or is dropped.
  private let droppedBoth: Set<Int>

  init(_ map: SuiteMap) {
    compiled = map.compiled
    var fresh: Set<Int> = []
    var answered: Set<Int> = []
    var dropped: Set<Int> = []
    for node in map.nodes {
      let place = node.oracle.place
      guard let position = place.position else { continue }
      if !place.hasDelivered {
        fresh.insert(position)
      } else if place.hasEnded {
        dropped.insert(position)
      } else {
        answered.insert(position)
      }
    }
    answeredBoth = fresh.intersection(answered.union(dropped))
    droppedBoth = answered.intersection(dropped)
  }

  func name(of oracle: SuiteOracle) -> String {
    let place = oracle.place
    guard let position = place.position else { return "not started" }
    var name = compiled.positions[position].id
    if place.hasDelivered, answeredBoth.contains(position) { name += ", answered" }
    if place.hasEnded, droppedBoth.contains(position) { name += ", dropped" }
    for timer in place.spent.sorted() {
      name += ", after \(compiled.timers[timer].duration.inWords)"
    }
    for deferred in place.deferred {
      switch deferred {
      case .symbol(let symbol, let owner):
        name += ", deferring \(compiled.symbols[symbol].id)"
        switch owner {
        case .state?: name += " as an answer"
        case .ahead?: name += " as an answer ahead"
        case .waypoint?, nil: break
        }
      case .timer(let timer): name += ", deferring \(compiled.timers[timer].duration.inWords)"
      }
    }
    return name
  }

  /// Rows in words: where the first one is, and what takes each.
  func name(of edges: [Int]) -> String {
    let triggers = edges.map { compiled.name(of: compiled.edges[$0].trigger) }
    let source = edges.first.map { compiled.positions[compiled.edges[$0].source].id } ?? ""
    return "\(source): \(triggers.joined(separator: " > "))"
  }
}
