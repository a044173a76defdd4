import FlowModel
import StateSpace

/// A shortest path to each two edges that a component can take in a row.
///
/// Between the two, the world may do many things that the component does not receive or does not move
/// at, so a state is searched once for each last edge that may lead to it.
struct PairPaths {
  private let search: Explorer<LastEdges, HashedStorage<UInt64>, PredecessorMap<Int>>
  /// For each pair the first transition that took the second edge, and the place before it.
  private let found: [EdgePair: (place: Int, transition: Int)]

  init<State, Choice>(
    of component: Int, _ pairs: EdgePairs, in graph: StateGraph<State, Choice>
  ) {
    let places = LastEdges(
      graph: PathGraph(graph), startCount: graph.startCount, runs: pairs.runs.map { $0[component] },
      runOfTransition: pairs.runOfTransition)
    var search = Explorer(places, storage: HashedStorage(), record: PredecessorMap())
    var found: [EdgePair: (place: Int, transition: Int)] = [:]
    _ = search.run { place, step in
      var edge = Int(Int32(bitPattern: step.label))
      for taken in places.run(on: step.action) {
        if let taken, edge >= 0 {
          let pair = EdgePair(edge, taken)
          if found[pair] == nil { found[pair] = (place, step.action) }
        }
        edge = taken ?? -1
      }
      return false
    }
    self.search = search
    self.found = found
  }

  var pairs: Set<EdgePair> { Set(found.keys) }

  /// The transitions of a shortest journey that takes both; nil if there is none.
  func path(to pair: EdgePair) -> [Int]? {
    found[pair].map { search.steps(to: $0.place).map(\.action) + [$0.transition] }
  }
}

/// The states of a search, each with the last edge of a component before it; -1 at a beginning.
private struct LastEdges: TransitionSystem {
  let graph: PathGraph
  let startCount: Int
  let runs: [EdgePairs.Run]
  let runOfTransition: [Int32]

  var initialStates: [UInt64] { (0..<startCount).map { Self.place($0, after: -1) } }

  private static func place(_ state: Int, after edge: Int) -> UInt64 {
    UInt64(state) << 32 | UInt64(UInt32(bitPattern: Int32(edge)))
  }

  func run(on transition: Int) -> EdgePairs.Run { runs[Int(runOfTransition[transition])] }

  /// Appends every transition, labelled with the last edge before it.
  func transitions(from place: UInt64, into found: inout TransitionList<Int, UInt64>) {
    let last = UInt32(truncatingIfNeeded: place)
    for transition in graph.edges(from: Int(place >> 32)) {
      let edge = run(on: transition).last.map { $0 ?? -1 } ?? Int(Int32(bitPattern: last))
      found.append(
        transition, to: Self.place(graph.target(of: transition), after: edge), label: last)
    }
  }
}
