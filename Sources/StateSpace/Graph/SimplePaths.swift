/// Every path from a vertex that comes to no vertex twice, the one of no arcs included.
///
/// Depth first: a path comes before those that go on from it. From a vertex of the complete graph of
/// nine vertices there are 109,601.
public struct SimplePaths: PathStream {
  let graph: PathGraph
  let start: Int

  /// The simple paths of a graph from a vertex.
  public init(in graph: PathGraph, from start: Int) {
    self.graph = graph
    self.start = start
  }

  /// Begins with the path of no arcs.
  public func makeIterator() -> Maker { Maker(graph, start) }

  /// Makes the paths.
  public struct Maker: PathMaker {
    /// The path it is at.
    public private(set) var path: GraphPath
    private let firstArc: [Int]
    private let targets: [Int]
    private var isBegun = false
    private var isOnPath: [Bool]
    /// The vertices of the path, and for each the arc that is tried next.
    private var places: [(vertex: Int, nextArc: Int)] = []

    init(_ graph: PathGraph, _ start: Int) {
      firstArc = graph.firstArc
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
      while let (vertex, nextArc) = places.last {
        var arc = nextArc
        let end = firstArc[vertex + 1]
        while arc < end, isOnPath[targets[arc]] { arc += 1 }
        if arc < end {
          places[places.count - 1].nextArc = arc + 1
          path.arcs.append(arc)
          enter(targets[arc])
          return true
        }
        isOnPath[vertex] = false
        places.removeLast()
        if !path.arcs.isEmpty { path.arcs.removeLast() }
      }
      return false
    }

    private mutating func enter(_ vertex: Int) {
      isOnPath[vertex] = true
      places.append((vertex, firstArc[vertex]))
    }
  }
}
