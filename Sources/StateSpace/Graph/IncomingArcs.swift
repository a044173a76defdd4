/// The arcs that lead to each vertex of a graph.
public struct IncomingArcs: Sendable {
  /// An arc, and the vertex it starts from.
  public struct Arc: Sendable {
    /// Where it starts.
    public let source: Int32
    /// Its number.
    public let arc: Int32
  }

  private let arcs: [Arc]
  private let first: [Int32]

  /// Linear in the graph.
  public init(_ graph: PathGraph) {
    var first = [Int32](repeating: 0, count: graph.vertexCount + 1)
    for target in graph.targets { first[Int(target) + 1] += 1 }
    for vertex in 0..<graph.vertexCount { first[vertex + 1] += first[vertex] }
    var place = first
    var arcs = [Arc](repeating: Arc(source: 0, arc: 0), count: graph.arcCount)
    for vertex in 0..<graph.vertexCount {
      for arc in graph.arcs(from: vertex) {
        let target = Int(graph.targets[arc])
        arcs[Int(place[target])] = Arc(source: Int32(vertex), arc: Int32(arc))
        place[target] += 1
      }
    }
    self.arcs = arcs
    self.first = first
  }

  /// The arcs to a vertex, in the order of their numbers.
  public subscript(vertex: Int) -> ArraySlice<Arc> {
    arcs[Int(first[vertex])..<Int(first[vertex + 1])]
  }
}
