/// A directed graph of numbers: what all algorithms on graphs work on.
///
/// Vertices are 0, 1, 2…; arcs are numbered by their source, then in the order in which they were
/// given. Two arcs may join the same vertices, and an arc may be a loop.
public struct PathGraph: Hashable, Sendable {
  /// How many vertices there are.
  public let vertexCount: Int
  /// Where the arcs of each vertex begin; one more than there are vertices.
  let firstArc: [Int]
  /// Where each arc leads.
  let targets: [Int32]

  /// The graph in which an arc leads from each vertex to each of its successors.
  ///
  /// Every successor must be the number of a vertex.
  public init(_ successors: [[Int]]) {
    var firstArc = [0]
    firstArc.reserveCapacity(successors.count + 1)
    for list in successors { firstArc.append(firstArc[firstArc.count - 1] + list.count) }
    self.firstArc = firstArc
    vertexCount = successors.count
    precondition(
      successors.allSatisfy { $0.allSatisfy { $0 >= 0 && $0 < successors.count } },
      "an arc leads out of the graph")
    targets = successors.flatMap { $0.map { Int32($0) } }
  }

  /// The graph of the states that a search found; those that it did not look at have no arcs.
  ///
  /// The arcs are shared with it.
  public init<State, Action>(_ graph: StateGraph<State, Action>) {
    vertexCount = graph.states.count
    let unseen = graph.states.count - graph.expandedCount
    firstArc =
      unseen == 0
      ? graph.firstEdge
      : graph.firstEdge + [Int](repeating: graph.targets.count, count: unseen)
    targets = graph.targets
  }

  /// How many arcs there are.
  public var arcCount: Int { targets.count }

  /// The arcs that leave a vertex.
  public func arcs(from vertex: Int) -> Range<Int> { firstArc[vertex]..<firstArc[vertex + 1] }

  /// Where an arc leads.
  public func target(of arc: Int) -> Int { Int(targets[arc]) }

  /// Where an arc starts.
  ///
  /// Logarithmic in the number of vertices.
  public func source(of arc: Int) -> Int {
    // Of vertices without arcs that begin at the same place the last one has it.
    var (low, high) = (0, vertexCount)
    while low + 1 < high {
      let middle = (low + high) / 2
      if firstArc[middle] <= arc { low = middle } else { high = middle }
    }
    return low
  }

  /// Where each arc starts.
  var sources: [Int] {
    var sources = [Int](repeating: 0, count: arcCount)
    for vertex in 0..<vertexCount {
      for arc in arcs(from: vertex) { sources[arc] = vertex }
    }
    return sources
  }

  /// The vertices of a path, the first one included.
  public func vertices(of path: GraphPath) -> [Int] { [path.start] + path.arcs.map(target) }
}
