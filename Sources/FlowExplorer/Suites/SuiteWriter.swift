import PermissionFlow

/// What tells one thing to try from another, at a place of the machine.
struct SuiteKey: Hashable {
  let place: SuitePlace
  let numbers: [Int]
}

/// Chooses the cases of each kind of suite, in the order in which situations are discovered.
struct SuiteWriter {
  typealias Written = (recipes: [Suite.Recipe], requirements: [Requirement])

  let map: SuiteMap
  private let reachedEdges: Set<Int>
  private let answeredBoth: Set<Int>

  init(_ map: SuiteMap) {
    self.map = map
    var fresh: Set<Int> = []
    var answered: Set<Int> = []
    for node in map.nodes {
      guard let position = node.oracle.place.position else { continue }
      if node.oracle.place.hasDelivered {
        answered.insert(position)
      } else {
        fresh.insert(position)
      }
    }
    answeredBoth = fresh.intersection(answered)
    var edges: Set<Int> = []
    for number in map.nodes.indices {
      for move in Self.moves(map, from: number) { edges.insert(move.edge) }
    }
    reachedEdges = edges
  }

  /// The rows that can be taken from a node, each once, and by what.
  private static func moves(
    _ map: SuiteMap, from node: Int
  ) -> [(input: SuiteInput, edge: Int, next: SuiteOracle)] {
    var seen: Set<Int> = []
    return map.inputs(at: node, withStale: false).compactMap { input in
      var oracle = map.nodes[node].oracle
      guard let edge = oracle.take(input).edge, seen.insert(edge).inserted else { return nil }
      return (input, edge, oracle)
    }
  }

  func transitions() -> Written {
    var recipes: [Suite.Recipe] = []
    var seen: Set<SuiteKey> = []
    for (number, node) in map.nodes.enumerated() {
      for move in Self.moves(map, from: number)
      where seen.insert(SuiteKey(place: node.oracle.place, numbers: [move.edge])).inserted {
        recipes.append(
          Suite.Recipe(
            node: number, inputs: [move.input],
            name: "\(name(of: node.oracle)): \(map.plan.words(for: move.input))"))
      }
    }
    let requirements = map.plan.edges.indices.map { edge in
      Requirement(name: words(for: [edge]), status: status(of: edge))
    }
    return (recipes, requirements)
  }

  func pairs() -> Written {
    var recipes: [Suite.Recipe] = []
    var seen: Set<SuiteKey> = []
    var covered: Set<[Int]> = []
    for (number, node) in map.nodes.enumerated() where node.oracle.place.heldSymbols == 0 {
      for first in Self.moves(map, from: number) {
        guard let next = map.number(of: first.next.situation) else { continue }
        for second in Self.moves(map, from: next) {
          // The way to the second node may differ from this one: look the input up afresh.
          guard
            let input = input(taking: second.edge, at: first.next, like: second.input),
            seen.insert(SuiteKey(place: node.oracle.place, numbers: [first.edge, second.edge]))
              .inserted
          else { continue }
          covered.insert([first.edge, second.edge])
          recipes.append(
            Suite.Recipe(
              node: number, inputs: [first.input, input],
              name: "\(name(of: node.oracle)): \(map.plan.words(for: first.input))"
                + " > \(map.plan.words(for: input))"))
        }
      }
    }
    let edges = map.plan.edges
    let requirements = edges.indices.flatMap { first in
      map.plan.edges(from: edges[first].target).map { second in
        Requirement(
          name: words(for: [first, second]),
          status: covered.contains([first, second])
            ? .covered : .infeasible(reason(first, second)))
      }
    }
    return (recipes, requirements)
  }

  func everyEventEverywhere() -> Written {
    var recipes: [Suite.Recipe] = []
    var requirements: [Requirement] = []
    var seen: Set<SuiteKey> = []
    for (number, node) in map.nodes.enumerated() {
      for input in map.inputs(at: number, withStale: true)
      where seen.insert(node.oracle.key(of: input)).inserted {
        let name = "\(name(of: node.oracle)): \(node.oracle.words(for: input))"
        recipes.append(Suite.Recipe(node: number, inputs: [input], name: name))
        requirements.append(Requirement(name: name, status: .covered))
      }
    }
    let reached = Set(map.nodes.compactMap(\.oracle.place.position))
    for (number, position) in map.plan.positions.enumerated() where !reached.contains(number) {
      requirements.append(
        Requirement(
          name: "every event at \(position.id)",
          status: .infeasible(unreached(number))))
    }
    let canHoldTwo = map.nodes.contains { node in
      let place = node.oracle.place
      guard let position = place.position, place.heldSymbols == 1 else { return false }
      return node.oracle.wanted[position].count > 1
    }
    if canHoldTwo {
      requirements.append(
        Requirement(
          name: "every event while two or more are held",
          status: .skipped("the orders in which many events can be held are too many")))
    }
    return (recipes, requirements)
  }
}

// MARK: - Words and reasons

extension SuiteWriter {
  /// An input that takes a row: the same if it does, or else the plain one.
  private func input(
    taking edge: Int, at oracle: SuiteOracle, like input: SuiteInput
  ) -> SuiteInput? {
    var plain = input
    if case .answer(let symbol, _) = input {
      let ask = oracle.asks.last { map.plan.effects[$0.effect].answers.contains(symbol) }
      plain = ask.map { .answer(symbol: symbol, ask: $0.ordinal) } ?? .tell(symbol: symbol)
    }
    var oracle = oracle
    return oracle.take(plain).edge == edge ? plain : nil
  }

  /// The place in words: the position, and what else is true there.
  private func name(of oracle: SuiteOracle) -> String {
    let place = oracle.place
    guard let position = place.position else { return "not started" }
    var name = map.plan.positions[position].id
    if place.hasDelivered, answeredBoth.contains(position) { name += ", answered" }
    for timer in place.spent.sorted() {
      name += ", after \(map.plan.timers[timer].duration.inWords)"
    }
    for held in place.held {
      switch held {
      case .symbol(let symbol, let answersSource):
        name += ", holding \(map.plan.symbols[symbol].id)"
        if answersSource { name += " as an answer" }
      case .timer(let timer): name += ", holding \(map.plan.timers[timer].duration.inWords)"
      }
    }
    return name
  }

  private func words(for edges: [Int]) -> String {
    let plan = map.plan
    let triggers = edges.map { plan.words(of: plan.edges[$0].trigger) }
    let source = edges.first.map { plan.positions[plan.edges[$0].source].id } ?? ""
    return "\(source): \(triggers.joined(separator: " > "))"
  }

  private func status(of edge: Int) -> Requirement.Status {
    reachedEdges.contains(edge) ? .covered : .infeasible(reason(edge))
  }

  private func reason(_ edge: Int) -> String {
    let plan = map.plan
    let source = plan.edges[edge].source
    guard map.nodes.contains(where: { $0.oracle.place.position == source }) else {
      return unreached(source)
    }
    let rival = plan.edges(from: source).first {
      $0 != edge && plan.edges[$0].trigger == plan.edges[edge].trigger
    }
    guard rival == nil else { return "the sequence's own row for this comes first" }
    return "its timer never runs there"
  }

  private func unreached(_ position: Int) -> String {
    let plan = map.plan
    guard position < plan.stateCount, plan.entries[position].target != position,
      map.nodes.contains(where: { $0.oracle.place.position == plan.entries[position].target })
    else { return "no sequence of inputs leads there" }
    return "what it does on entering leads on before it comes to rest"
  }

  private func reason(_ first: Int, _ second: Int) -> String {
    if !reachedEdges.contains(first) { return reason(first) }
    if !reachedEdges.contains(second) { return reason(second) }
    return "the second is not possible right after the first"
  }
}
