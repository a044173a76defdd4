/// A directed graph of numbers: what the generators of paths work on.
///
/// Vertices are 0, 1, 2…; arcs are numbered by their source, then in the order in which they were
/// given. Two arcs may join the same vertices, and an arc may be a loop.
public struct PathGraph: Hashable, Sendable {
  /// Where the arcs of each vertex begin; one more than there are vertices.
  let firstArc: [Int]
  /// Where each arc leads.
  let targets: [Int]

  /// The graph in which an arc leads from each vertex to each of its successors.
  ///
  /// Every successor must be the number of a vertex.
  public init(_ successors: [[Int]]) {
    var firstArc = [0]
    firstArc.reserveCapacity(successors.count + 1)
    for list in successors { firstArc.append(firstArc[firstArc.count - 1] + list.count) }
    self.firstArc = firstArc
    targets = successors.flatMap { $0 }
    precondition(
      targets.allSatisfy { $0 >= 0 && $0 < successors.count }, "an arc leads out of the graph")
  }

  /// How many vertices there are.
  public var vertexCount: Int { firstArc.count - 1 }

  /// How many arcs there are.
  public var arcCount: Int { targets.count }

  /// The arcs that leave a vertex.
  public func arcs(from vertex: Int) -> Range<Int> { firstArc[vertex]..<firstArc[vertex + 1] }

  /// Where an arc leads.
  public func target(of arc: Int) -> Int { targets[arc] }

  /// Where each arc starts.
  var sources: [Int] {
    var sources = [Int](repeating: 0, count: arcCount)
    for vertex in 0..<vertexCount {
      for arc in arcs(from: vertex) { sources[arc] = vertex }
    }
    return sources
  }

  /// The vertices of a path, the first one included.
  public func vertices(of path: GraphPath) -> [Int] { [path.start] + path.arcs.map { targets[$0] } }
}
