import EveryPath

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

  init(_ map: SuiteMap) {
    self.map = map
    words = SuiteWords(map)
    reasons = SuiteReasons(map)
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
    let rows = map.compiled.edges.indices.map { edge in
      Requirement(name: words.name(of: [edge]), status: reasons.status(of: edge))
    }
    return (recipes, rows + reasons.leftOut("every transition"))
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
