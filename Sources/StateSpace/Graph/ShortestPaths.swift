/// The shortest paths through a graph, or the cheapest, that do not violate what a monitor watches.
///
/// Breadth first, or after Dijkstra where edges have costs: both are one loop, over numbers.
public struct ShortestPaths {
  /// A place of the graph.
  public typealias Place = MonitoredGraph.Place

  /// A path, and where it ends.
  public struct Path: Hashable, Sendable {
    /// Its edges.
    public var edges: [Int]
    /// The vertex it leads to.
    public var vertex: Int
    /// What the monitor remembers there; ``Monitor/violated`` if the last edge violates it.
    public var memory: Int
  }

  /// What paths are looked for in.
  public let graph: MonitoredGraph
  private let cost: ((Int) -> Int)?

  /// - Parameter cost: what an edge costs; nil if all cost the same. Of equally cheap paths the one
  ///   with the fewest edges is taken, then the one whose edges come first.
  public init(in graph: MonitoredGraph, cost: ((Int) -> Int)? = nil) {
    self.graph = graph
    self.cost = cost
  }

  /// A shortest path from one of some places to a place or by an edge; nil if there is none.
  ///
  /// Linear in the graph times what the monitor may remember; with costs, times a logarithm.
  ///
  /// - Parameters:
  ///   - isGoal: whether a path may end at a place.
  ///   - isLast: whether a path may end with an edge; asked with what is remembered after it.
  ///   - isAvoided: whether an edge may not be taken.
  public func path(
    from starts: [Place], to isGoal: (Place) -> Bool = { _ in false },
    by isLast: (_ edge: Int, _ memory: Int) -> Bool = { _, _ in false },
    avoiding isAvoided: (Int) -> Bool = { _ in false }
  ) -> Path? {
    var seen = [Bool](repeating: false, count: graph.placeCount)
    var tree = Tree(graph, isOrdered: cost != nil)
    for start in starts { tree.begin(graph.number(of: start)) }
    while let (number, spent) = tree.frontier.next() {
      // Where edges have costs, an edge that is a goal is a place of its own, after all others.
      if number >= graph.placeCount { return tree.end(by: number - graph.placeCount) }
      guard !seen[number] else { continue }
      seen[number] = true
      let place = graph.place(number)
      if isGoal(place) {
        return Path(edges: tree.edges(to: number), vertex: place.vertex, memory: place.memory)
      }
      for edge in graph.graph.edges(from: place.vertex) where !isAvoided(edge) {
        let after = graph.after(edge, place.memory)
        let total = spent + (((cost?(edge) ?? 0) << 24) + 1)
        if isLast(edge, after) {
          let goal = edge * graph.monitor.width + place.memory
          guard cost != nil else { return tree.end(by: goal) }
          tree.frontier.add(graph.placeCount + goal, cost: total)
        }
        guard after != Monitor.violated else { continue }
        let next = graph.number(of: Place(vertex: graph.graph.target(of: edge), memory: after))
        if !seen[next] { tree.reach(next, by: edge, from: number, cost: total) }
      }
    }
    return nil
  }

  /// How each place was first reached, or most cheaply so far.
  private struct Tree {
    let graph: MonitoredGraph
    /// The edge to each place; -1 for one to begin at, -2 for one that was not reached.
    private var edgeTo: [Int]
    private var cameFrom: [Int]
    private var best: [Int]
    var frontier: Frontier

    init(_ graph: MonitoredGraph, isOrdered: Bool) {
      self.graph = graph
      edgeTo = [Int](repeating: -2, count: graph.placeCount)
      cameFrom = [Int](repeating: -1, count: graph.placeCount)
      best = [Int](repeating: .max, count: isOrdered ? graph.placeCount : 0)
      frontier = Frontier(isOrdered: isOrdered)
    }

    mutating func begin(_ place: Int) {
      guard edgeTo[place] == -2 else { return }
      edgeTo[place] = -1
      if !best.isEmpty { best[place] = 0 }
      frontier.add(place, cost: 0)
    }

    mutating func reach(_ place: Int, by edge: Int, from source: Int, cost: Int) {
      guard best.isEmpty ? edgeTo[place] == -2 : cost < best[place] else { return }
      edgeTo[place] = edge
      cameFrom[place] = source
      if !best.isEmpty { best[place] = cost }
      frontier.add(place, cost: cost)
    }

    func edges(to place: Int) -> [Int] {
      var edges: [Int] = []
      var at = place
      while edgeTo[at] >= 0 {
        edges.append(edgeTo[at])
        at = cameFrom[at]
      }
      return edges.reversed()
    }

    /// The path that ends by an edge; its number and what is remembered before it are one.
    func end(by goal: Int) -> Path {
      let (edge, memory) = goal.quotientAndRemainder(dividingBy: graph.monitor.width)
      let source = Place(vertex: graph.graph.source(of: edge), memory: memory)
      return Path(
        edges: edges(to: graph.number(of: source)) + [edge], vertex: graph.graph.target(of: edge),
        memory: graph.after(edge, memory))
    }
  }
}
