/// Every prime path: a simple path, or a simple cycle, that is no part of a longer one.
///
/// A cycle is found once from each of its vertices, as the paths differ. Memory is linear in the
/// size of the graph; between two paths the search may have to look at many that are none, fewer
/// the better the graph hangs together.
public struct PrimePaths: PathStream {
  let graph: PathGraph

  /// The prime paths of a graph.
  public init(in graph: PathGraph) { self.graph = graph }

  /// Begins with the paths from the first vertex.
  public func makeIterator() -> Maker { Maker(graph) }

  /// Makes the paths.
  public struct Maker: PathMaker {
    /// The path it is at.
    public private(set) var path = GraphPath(start: -1)
    private let firstEdge: [Int]
    private let targets: [Int]
    private let component: [Int32]
    /// For each vertex those from which an edge leads to it, each once.
    private let predecessors: [[Int]]
    private var isOnPath: [Bool]
    /// Whether an edge leads from a vertex to the start of the path.
    private var leadsToStart: [Bool]
    /// How many of the vertices that lead to the start are not on the path.
    private var missing = 0
    /// Whether each vertex that leads to the start can be on the path at all.
    private var mayEnd = false
    /// The vertices of the path, but for the end of a cycle.
    private var places: [Place] = []
    /// What is to be taken back before the search goes on.
    private var last = Last.nothing

    private struct Place {
      let vertex: Int
      /// The edge that is tried next.
      var nextEdge: Int
      /// Whether the path up to here is part of a longer one.
      var goesOn = false
    }

    private enum Last {
      case nothing
      case cycle
      case end
    }

    init(_ graph: PathGraph) {
      firstEdge = graph.firstEdge
      targets = graph.targets.map(Int.init)
      component = StrongComponents(graph).numbers
      var predecessors = [[Int]](repeating: [], count: graph.vertexCount)
      for vertex in 0..<graph.vertexCount {
        for edge in graph.edges(from: vertex)
        where predecessors[graph.target(of: edge)].last != vertex {
          predecessors[graph.target(of: edge)].append(vertex)
        }
      }
      self.predecessors = predecessors
      isOnPath = Array(repeating: false, count: graph.vertexCount)
      leadsToStart = isOnPath
    }

    /// Goes on to the next path; false after the last.
    public mutating func advance() -> Bool {
      switch last {
      case .nothing: break
      case .cycle: path.edges.removeLast()
      case .end: leave()
      }
      last = .nothing
      while true {
        guard let place = places.last else {
          guard begin() else { return false }
          continue
        }
        if let edge = nextStep(place) {
          let target = targets[edge]
          path.edges.append(edge)
          if target == path.start {
            last = .cycle
            return true
          }
          enter(target)
        } else if missing == 0, mayEnd, !places[places.count - 1].goesOn {
          last = .end
          return true
        } else {
          leave()
        }
      }
    }

    /// The next edge from the end of the path that closes it, or leads on to where it can still
    /// become prime.
    private mutating func nextStep(_ place: Place) -> Int? {
      var place = place
      let end = firstEdge[place.vertex + 1]
      while place.nextEdge < end {
        let edge = place.nextEdge
        let target = targets[edge]
        place.nextEdge += 1
        if target != path.start {
          if isOnPath[target] { continue }
          place.goesOn = true
          // Out of the start's component nothing leads back: neither a cycle nor what is missing.
          if !mayEnd || missing > 0, component[target] != component[path.start] { continue }
        }
        place.goesOn = true
        places[places.count - 1] = place
        return edge
      }
      places[places.count - 1] = place
      return nil
    }

    private mutating func begin() -> Bool {
      if path.start >= 0 {
        for vertex in predecessors[path.start] { leadsToStart[vertex] = false }
      }
      let start = path.start + 1
      guard start < predecessors.count else { return false }
      path.start = start
      for vertex in predecessors[start] { leadsToStart[vertex] = true }
      missing = predecessors[start].count
      mayEnd = predecessors[start].allSatisfy { component[$0] == component[start] }
      enter(start)
      return true
    }

    private mutating func enter(_ vertex: Int) {
      isOnPath[vertex] = true
      if leadsToStart[vertex] { missing -= 1 }
      places.append(Place(vertex: vertex, nextEdge: firstEdge[vertex]))
    }

    private mutating func leave() {
      guard let vertex = places.popLast()?.vertex else { return }
      isOnPath[vertex] = false
      if leadsToStart[vertex] { missing += 1 }
      if !path.edges.isEmpty { path.edges.removeLast() }
    }
  }
}
