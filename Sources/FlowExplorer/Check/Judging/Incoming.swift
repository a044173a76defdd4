/// The ways that lead to each state of a searched graph.
struct Incoming {
  /// A way, and the state it starts from.
  struct Way {
    let source: Int32
    let edge: Int32
  }

  private let ways: [Way]
  private let first: [Int32]

  /// Linear in the graph.
  init(_ graph: FactGraph) {
    var first = [Int32](repeating: 0, count: graph.stateCount + 1)
    for target in graph.targets { first[Int(target) + 1] += 1 }
    for state in 0..<graph.stateCount { first[state + 1] += first[state] }
    var place = first
    var ways = [Way](repeating: Way(source: 0, edge: 0), count: graph.targets.count)
    for state in 0..<graph.expandedCount {
      for edge in graph.edges(of: state) {
        let target = Int(graph.targets[edge])
        ways[Int(place[target])] = Way(source: Int32(state), edge: Int32(edge))
        place[target] += 1
      }
    }
    self.ways = ways
    self.first = first
  }

  /// The ways to a state, in the order of their numbers.
  subscript(state: Int) -> ArraySlice<Way> { ways[Int(first[state])..<Int(first[state + 1])] }
}
