import EveryPath
import StateSpace

/// What tells one thing to try from another, at a place of the machine.
struct SuiteKey: Hashable {
  let place: SuitePlace
  let numbers: [Int]
}

/// Chooses the cases of each kind of suite, in the order in which situations are discovered.
struct SuiteWriter {
  typealias Written = (recipes: [Suite.Recipe], requirements: [Requirement])

  let map: SuiteMap
  private let words: SuiteWords
  private let reasons: SuiteReasons

  /// - Parameter graph: the graph whose edges the cases take; nil if they take the map's rows.
  init(_ map: SuiteMap, graph: SuiteGraph? = nil) {
    self.map = map
    words = SuiteWords(map)
    reasons = SuiteReasons(map, reachedEdges: graph?.takenEdges ?? map.takenEdges)
  }

  func transitions() -> Written {
    var recipes: [Suite.Recipe] = []
    var seen: Set<SuiteKey> = []
    for (number, node) in map.nodes.enumerated() {
      for move in map.moves(from: number)
      where seen.insert(SuiteKey(place: node.oracle.place, numbers: [move.edge])).inserted {
        recipes.append(
          Suite.Recipe(
            node: number, inputs: [move.input],
            name: "\(words.name(of: node.oracle)): \(map.compiled.words(for: move.input))"))
      }
    }
    return (recipes, rows + reasons.leftOut("every transition"))
  }

  /// The rows of the compiled flow, and what has become of each where every possible one is taken.
  private var rows: [Requirement] {
    map.compiled.edges.indices.map { edge in
      Requirement(name: words.name(of: [edge]), status: reasons.status(of: edge))
    }
  }

  func states() -> Written {
    var recipes: [Suite.Recipe] = []
    var requirements: [Requirement] = []
    var seen: Set<SuitePlace> = []
    for (number, node) in map.nodes.enumerated().dropFirst()
    where seen.insert(node.oracle.place).inserted {
      let name = words.name(of: node.oracle)
      recipes.append(Suite.Recipe(node: number, inputs: [], name: name))
      requirements.append(Requirement(name: name, status: .covered))
    }
    return (recipes, requirements + reasons.unreached("") + reasons.leftOut("every state"))
  }

  /// The stretches of a cheapest tour through every edge of a graph of the same flow.
  func tour(of graph: SuiteGraph?, resetPrice: Int) -> Written {
    guard let graph,
      let stretches = PostmanTour(of: graph.graph, from: 0, resetPrice: resetPrice)?.stretches
    else { return ([], []) }
    let recipes = stretches.map { edges in
      // A number would change with every row that comes or goes.
      let last = edges.last { graph.edges[$0].edge != nil }.flatMap { graph.edges[$0].edge }
      return Suite.Recipe(
        node: 0, inputs: graph.inputs(along: edges, from: 0),
        name: last.map { "tour up to \(words.name(of: [$0]))" } ?? "tour")
    }
    return (recipes, rows + reasons.leftOut("every edge of the tour"))
  }

  func pairs() -> Written {
    var recipes: [Suite.Recipe] = []
    var seen: Set<SuiteKey> = []
    var covered: Set<[Int]> = []
    for (number, node) in map.nodes.enumerated() where node.oracle.place.deferredSymbols == 0 {
      for first in map.moves(from: number) {
        guard let next = map.number(of: first.next) else { continue }
        for second in map.moves(from: next) {
          // The path to the second node may differ from this one: look the input up afresh.
          guard
            let input = input(taking: second.edge, at: first.next, like: second.input),
            seen.insert(SuiteKey(place: node.oracle.place, numbers: [first.edge, second.edge]))
              .inserted
          else { continue }
          covered.insert([first.edge, second.edge])
          recipes.append(
            Suite.Recipe(
              node: number, inputs: [first.input, input],
              name: "\(words.name(of: node.oracle)): \(map.compiled.words(for: first.input))"
                + " > \(map.compiled.words(for: input))"))
        }
      }
    }
    let edges = map.compiled.edges
    let requirements = edges.indices.flatMap { first in
      map.compiled.edges(from: edges[first].target).map { second in
        Requirement(
          name: words.name(of: [first, second]),
          status: covered.contains([first, second])
            ? .covered : .infeasible(reasons.reason(first, second)))
      }
    }
    return (recipes, requirements + reasons.leftOut("each two transitions", deferredLimit: 0))
  }

  func everyEventEverywhere() -> Written {
    var recipes: [Suite.Recipe] = []
    var requirements: [Requirement] = []
    var seen: Set<SuiteKey> = []
    for (number, node) in map.nodes.enumerated() {
      for input in node.oracle.inputs(withStale: true)
      where seen.insert(node.oracle.key(of: input)).inserted {
        let name = "\(words.name(of: node.oracle)): \(node.oracle.words(for: input))"
        recipes.append(Suite.Recipe(node: number, inputs: [input], name: name))
        requirements.append(Requirement(name: name, status: .covered))
      }
    }
    return (
      recipes,
      requirements + reasons.unreached("every event at ") + reasons.leftOut("every event")
    )
  }

  /// An input that takes a row: the same if it does, or else the plain one.
  private func input(
    taking edge: Int, at oracle: SuiteOracle, like input: SuiteInput
  ) -> SuiteInput? {
    var plain = input
    if case .answer(let symbol, _) = input {
      let ask = oracle.asks.last { map.compiled.effects[$0.effect].answers.contains(symbol) }
      plain = ask.map { .answer(symbol: symbol, ask: $0.ordinal) } ?? .tell(symbol: symbol)
    }
    var oracle = oracle
    return oracle.take(plain).edge == edge ? plain : nil
  }
}
