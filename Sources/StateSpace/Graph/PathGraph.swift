/// A directed graph of numbers: what all algorithms on graphs work on.
///
/// Vertices are 0, 1, 2…; edges are numbered by their source, then in the order in which they were
/// given. Two edges may join the same vertices, and an edge may be a loop.
public struct PathGraph: Hashable, Sendable {
  /// How many vertices there are.
  public let vertexCount: Int
  /// Where the edges of each vertex begin; one more than there are vertices.
  let firstEdge: [Int]
  let targets: [Int32]

  /// The graph in which an edge leads from each vertex to each of its successors.
  ///
  /// Every successor must be the number of a vertex.
  public init(_ successors: [[Int]]) {
    var firstEdge = [0]
    firstEdge.reserveCapacity(successors.count + 1)
    for list in successors { firstEdge.append(firstEdge[firstEdge.count - 1] + list.count) }
    self.firstEdge = firstEdge
    vertexCount = successors.count
    precondition(
      successors.allSatisfy { $0.allSatisfy { $0 >= 0 && $0 < successors.count } },
      "an edge leads out of the graph")
    targets = successors.flatMap { $0.map { Int32($0) } }
  }

  /// The graph of the states that a search found; those that it did not look at have no edges.
  ///
  /// The edges are shared with it.
  public init<State, Action>(_ graph: StateGraph<State, Action>) {
    vertexCount = graph.states.count
    let unseen = graph.states.count - graph.expandedCount
    firstEdge =
      unseen == 0
      ? graph.firstEdge
      : graph.firstEdge + [Int](repeating: graph.targets.count, count: unseen)
    targets = graph.targets
  }

  /// How many edges there are.
  public var edgeCount: Int { targets.count }

  /// The edges that leave a vertex.
  public func edges(from vertex: Int) -> Range<Int> { firstEdge[vertex]..<firstEdge[vertex + 1] }

  /// Where an edge leads.
  public func target(of edge: Int) -> Int { Int(targets[edge]) }

  /// Where an edge starts.
  ///
  /// Logarithmic in the number of vertices.
  public func source(of edge: Int) -> Int {
    // Of vertices without edges that begin at the same place the last one has it.
    var (low, high) = (0, vertexCount)
    while low + 1 < high {
      let middle = (low + high) / 2
      if firstEdge[middle] <= edge { low = middle } else { high = middle }
    }
    return low
  }
}

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
