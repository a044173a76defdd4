/// The edges that lead to each vertex of a graph.
public struct IncomingEdges: Sendable {
  /// An edge, and the vertex it starts from.
  public struct Edge: Sendable {
    /// Where it starts.
    public let source: Int32
    /// Its number.
    public let number: Int32
  }

  private let edges: [Edge]
  private let first: [Int32]

  /// Linear in the graph.
  public init(_ graph: PathGraph) {
    var first = [Int32](repeating: 0, count: graph.vertexCount + 1)
    for target in graph.targets { first[Int(target) + 1] += 1 }
    for vertex in 0..<graph.vertexCount { first[vertex + 1] += first[vertex] }
    var place = first
    var edges = [Edge](repeating: Edge(source: 0, number: 0), count: graph.edgeCount)
    for vertex in 0..<graph.vertexCount {
      for edge in graph.edges(from: vertex) {
        let target = Int(graph.targets[edge])
        edges[Int(place[target])] = Edge(source: Int32(vertex), number: Int32(edge))
        place[target] += 1
      }
    }
    self.edges = edges
    self.first = first
  }

  /// The edges to a vertex, in the order of their numbers.
  public subscript(vertex: Int) -> ArraySlice<Edge> {
    edges[Int(first[vertex])..<Int(first[vertex + 1])]
  }
}
