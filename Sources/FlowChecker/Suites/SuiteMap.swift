import EveryPath
import StateSpace

/// Every situation a machine can be brought into, with a shortest path to each.
///
/// A search over the oracle, not over the machine. It is finite because a waypoint holds each
/// event once; with many things deferred at a time it would still be large, so only so many are.
/// Whatever is deferred is as good as sent later, so no position is missed by that. That something
/// is left out is noted.
struct SuiteMap {
  /// A situation, and how it was first reached.
  struct Node {
    let oracle: SuiteOracle
    let parent: Int
    let input: SuiteInput?
    /// The row that input took.
    let edge: Int?
  }

  let compiled: CompiledFlow
  /// Whether something is not there because too much would be deferred.
  let reachesDeferredLimit: Bool
  let nodes: [Node]
  private let states: HashedStorage<Situation>

  init(_ compiled: CompiledFlow) {
    self.compiled = compiled
    let situations = Situations(compiled)
    var search = Explorer(situations, storage: HashedStorage(), record: PredecessorMap())
    search.run()
    states = search.states
    nodes = search.states.values.enumerated().map { number, state in
      let arrival = search.record.arrival(at: number)
      return Node(
        oracle: state.oracle, parent: arrival?.source ?? -1, input: arrival?.action.input,
        edge: arrival?.action.edge)
    }
    reachesDeferredLimit = situations.reachesDeferredLimit
  }

  /// The node of the situation an oracle is in; nil if the limit left it out.
  func number(of oracle: SuiteOracle) -> Int? { states.number(of: Situation(oracle)) }

  func path(to node: Int) -> [SuiteInput] {
    var path: [SuiteInput] = []
    var at = node
    while let input = nodes[at].input {
      path.append(input)
      at = nodes[at].parent
    }
    return path.reversed()
  }

  /// The rows that can be taken from a node, each once, and by what.
  func moves(from node: Int) -> [(input: SuiteInput, edge: Int, next: SuiteOracle)] {
    var seen: Set<Int> = []
    return nodes[node].oracle.inputs(withStale: false).compactMap { input in
      var oracle = nodes[node].oracle
      guard let edge = oracle.take(input).edge, seen.insert(edge).inserted else { return nil }
      return (input, edge, oracle)
    }
  }

  /// The rows that can be taken from some node, be it to what the limit left out.
  var takenEdges: Set<Int> {
    Set(nodes.indices.flatMap { moves(from: $0).map(\.edge) })
  }

  var positions: Set<Int> { Set(nodes.compactMap(\.oracle.place.position)) }

  /// How many inputs lead to each node.
  var depths: [Int] {
    var depths = [Int](repeating: 0, count: nodes.count)
    for (number, node) in nodes.enumerated() where node.parent >= 0 {
      depths[number] = depths[node.parent] + 1
    }
    return depths
  }
}

/// An oracle, of which only counts what decides how a machine continues.
private struct Situation: Hashable {
  let oracle: SuiteOracle
  private let situation: SuiteSituation

  init(_ oracle: SuiteOracle) {
    self.oracle = oracle
    situation = oracle.situation
  }

  static func == (left: Situation, right: Situation) -> Bool {
    left.situation == right.situation
  }

  func hash(into hasher: inout Hasher) { hasher.combine(situation) }
}

/// The situations of a machine, as far as the limit goes.
private final class Situations: TransitionSystem {
  /// How many events may be deferred at a time.
  private static let deferredLimit = 1

  private let compiled: CompiledFlow
  private let first: Situation
  private(set) var reachesDeferredLimit = false

  init(_ compiled: CompiledFlow) {
    self.compiled = compiled
    first = Situation(SuiteOracle(compiled))
  }

  var initialStates: [Situation] { [first] }

  func transitions(
    from state: Situation,
    into found: inout TransitionList<(input: SuiteInput, edge: Int?), Situation>
  ) {
    let inputs =
      state == first ? beginnings : state.oracle.inputs(withStale: false)
    for input in inputs {
      var oracle = state.oracle
      let (edge, reactions) = oracle.take(input)
      guard reactions.first?.disposition.mayChangeSomething == true, isWithinLimits(oracle) else {
        continue
      }
      found.append((input, edge), to: Situation(oracle))
    }
  }

  /// How a machine may begin: with a start, or from the states a new process may resume from.
  private var beginnings: [SuiteInput] {
    [.start] + compiled.rememberedStates.map { .resume(state: $0) }
  }

  private func isWithinLimits(_ oracle: SuiteOracle) -> Bool {
    guard oracle.place.deferredSymbols <= Self.deferredLimit else {
      reachesDeferredLimit = true
      return false
    }
    return true
  }
}
