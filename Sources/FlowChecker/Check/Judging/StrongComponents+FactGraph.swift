import StateSpace

extension StrongComponents {
  /// The components of a searched graph within each region, without the marked steps; a state whose
  /// region is below 0 is left out.
  init(_ graph: FactGraph, avoiding good: [Bool], within regions: [Int32]) {
    self.init(
      vertexCount: graph.stateCount, where: { regions[$0] >= 0 }, edges: graph.edges(of:)
    ) { edge, state in
      let target = Int(graph.targets[edge])
      guard !good[Int(graph.labels[edge])], regions[target] == regions[state] else { return nil }
      return target
    }
  }
}
