/// Every path from a vertex that comes to no vertex twice, the one of no edges included.
///
/// Depth first: a path comes before those that go on from it. From a vertex of the complete graph
/// of nine vertices there are 109,601.
public struct SimplePaths: PathStream {
  let graph: PathGraph
  let start: Int

  /// The simple paths of a graph from a vertex.
  public init(in graph: PathGraph, from start: Int) {
    self.graph = graph
    self.start = start
  }

  /// Begins with the path of no edges.
  public func makeIterator() -> Maker { Maker(graph, start) }

  /// Makes the paths.
  public struct Maker: PathMaker {
    /// The path it is at.
    public private(set) var path: GraphPath
    private let firstEdge: [Int]
    private let targets: [Int]
    private var isBegun = false
    private var isOnPath: [Bool]
    /// The vertices of the path, and for each the edge that is tried next.
    private var places: [(vertex: Int, nextEdge: Int)] = []

    init(_ graph: PathGraph, _ start: Int) {
      firstEdge = graph.firstEdge
      targets = graph.targets.map(Int.init)
      path = GraphPath(start: start)
      isOnPath = Array(repeating: false, count: graph.vertexCount)
    }

    /// Goes on to the next path; false after the last.
    public mutating func advance() -> Bool {
      guard isBegun else {
        isBegun = true
        enter(path.start)
        return true
      }
      while let (vertex, nextEdge) = places.last {
        var edge = nextEdge
        let end = firstEdge[vertex + 1]
        while edge < end, isOnPath[targets[edge]] { edge += 1 }
        if edge < end {
          places[places.count - 1].nextEdge = edge + 1
          path.edges.append(edge)
          enter(targets[edge])
          return true
        }
        isOnPath[vertex] = false
        places.removeLast()
        if !path.edges.isEmpty { path.edges.removeLast() }
      }
      return false
    }

    private mutating func enter(_ vertex: Int) {
      isOnPath[vertex] = true
      places.append((vertex, firstEdge[vertex]))
    }
  }
}
