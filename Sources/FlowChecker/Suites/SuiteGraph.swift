import EveryPath
import StateSpace

/// The situations of a machine as a graph: an edge for each way to change something.
///
/// Here two answers to the same that are waited for are two, so every path can be taken whatever
/// came before it.
struct SuiteGraph: Sendable {
  /// How many answers to the same may be waited for at a time.
  static let askLimit = 2

  struct Edge: Hashable {
    let input: SuiteInput
    /// What an answer answers: the effect, and how long its answer is waited for.
    let asked: [Int]
    /// The row the input takes; nil if it is deferred, and at a beginning.
    let edge: Int?
  }

  let map: SuiteMap
  let graph: PathGraph
  let edges: [Edge]

  init(_ compiled: CompiledFlow) {
    let map = SuiteMap(compiled, askLimit: Self.askLimit)
    self.map = map
    var edges: [Edge] = []
    var targets: [[Int]] = []
    for number in map.nodes.indices {
      var seen: Set<[Int]> = []
      var found: [Int] = []
      for input in map.changes(at: number) {
        var oracle = map.nodes[number].oracle
        let asked = oracle.asked(by: input)
        let (edge, reactions) = oracle.take(input)
        guard reactions.first?.disposition.mayChangeSomething == true,
          let target = map.number(of: oracle), edge != nil || target != number,
          seen.insert([edge ?? -1, target]).inserted
        else { continue }
        edges.append(Edge(input: input, asked: asked, edge: edge))
        found.append(target)
      }
      targets.append(found)
    }
    self.edges = edges
    graph = PathGraph(targets)
  }

  /// The rows that its edges take.
  var takenEdges: Set<Int> { Set(edges.compactMap(\.edge)) }

  /// What to tell a machine that an oracle stands for, so that it goes along an edge.
  func input(along edge: Int, at oracle: SuiteOracle) -> SuiteInput {
    let edge = edges[edge]
    guard case .answer(let symbol, _) = edge.input,
      let ask = oracle.asks.last(where: { [$0.effect, $0.owner.rawValue] == edge.asked })
    else { return edge.input }
    return .answer(symbol: symbol, ask: ask.ordinal)
  }

  /// What to tell a machine that has not been told anything, so that it goes along a path.
  func inputs(along path: some Sequence<Int>, from start: Int) -> [SuiteInput] {
    var inputs = map.path(to: start)
    var oracle = SuiteOracle(like: map.nodes[0].oracle)
    for input in inputs { _ = oracle.take(input) }
    for edge in path {
      let input = input(along: edge, at: oracle)
      _ = oracle.take(input)
      assert(map.number(of: oracle) == graph.target(of: edge), "a path went astray")
      inputs.append(input)
    }
    return inputs
  }
}

extension SuiteOracle {
  /// What an input answers: the effect, and how long its answer is waited for.
  fileprivate func asked(by input: SuiteInput) -> [Int] {
    guard case .answer(_, let ordinal) = input,
      let ask = asks.first(where: { $0.ordinal == ordinal })
    else { return [] }
    return [ask.effect, ask.owner.rawValue]
  }
}
