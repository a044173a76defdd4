/// The shortest paths through a graph, or the cheapest, that do not violate what a monitor watches.
///
/// Breadth first, or after Dijkstra where edges have costs: both are one loop, over numbers.
public struct ShortestPaths {
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

  /// A shortest path from one of some nodes to a node or by an edge; nil if there is none.
  ///
  /// Linear in the graph times what the monitor may remember; with costs, times a logarithm.
  ///
  /// - Parameters:
  ///   - isGoal: whether a path may end at a node.
  ///   - isLast: whether a path may end with an edge; asked with what is remembered after it.
  ///   - isAvoided: whether an edge may not be taken.
  public func path(
    from starts: [MonitoredGraph.Node], to isGoal: (MonitoredGraph.Node) -> Bool = { _ in false },
    by isLast: (_ edge: Int, _ memory: Int) -> Bool = { _, _ in false },
    avoiding isAvoided: (Int) -> Bool = { _ in false }
  ) -> Path? {
    var seen = [Bool](repeating: false, count: graph.nodeCount)
    var tree = Tree(graph, isOrdered: cost != nil)
    for start in starts { tree.begin(graph.number(of: start)) }
    while let (number, spent) = tree.frontier.next() {
      // Where edges have costs, an edge that is a goal is a node of its own, after all others.
      if number >= graph.nodeCount { return tree.end(by: number - graph.nodeCount) }
      guard !seen[number] else { continue }
      seen[number] = true
      let node = graph.node(number)
      if isGoal(node) {
        return Path(edges: tree.edges(to: number), vertex: node.vertex, memory: node.memory)
      }
      for edge in graph.graph.edges(from: node.vertex) where !isAvoided(edge) {
        let after = graph.after(edge, node.memory)
        let total = spent + (((cost?(edge) ?? 0) << 24) + 1)
        if isLast(edge, after) {
          let goal = edge * graph.monitor.width + node.memory
          guard cost != nil else { return tree.end(by: goal) }
          tree.frontier.add(graph.nodeCount + goal, cost: total)
        }
        guard after != Monitor.violated else { continue }
        let next = graph.number(
          of: MonitoredGraph.Node(vertex: graph.graph.target(of: edge), memory: after))
        if !seen[next] { tree.reach(next, by: edge, from: number, cost: total) }
      }
    }
    return nil
  }

  /// How each node was first reached, or most cheaply so far.
  private struct Tree {
    let graph: MonitoredGraph
    /// The edge to each node; -1 for one to begin at, -2 for one that was not reached.
    private var edgeTo: [Int]
    private var cameFrom: [Int]
    private var best: [Int]
    var frontier: Frontier

    init(_ graph: MonitoredGraph, isOrdered: Bool) {
      self.graph = graph
      edgeTo = [Int](repeating: -2, count: graph.nodeCount)
      cameFrom = [Int](repeating: -1, count: graph.nodeCount)
      best = [Int](repeating: .max, count: isOrdered ? graph.nodeCount : 0)
      frontier = Frontier(isOrdered: isOrdered)
    }

    mutating func begin(_ node: Int) {
      guard edgeTo[node] == -2 else { return }
      edgeTo[node] = -1
      if !best.isEmpty { best[node] = 0 }
      frontier.add(node, cost: 0)
    }

    mutating func reach(_ node: Int, by edge: Int, from source: Int, cost: Int) {
      guard best.isEmpty ? edgeTo[node] == -2 : cost < best[node] else { return }
      edgeTo[node] = edge
      cameFrom[node] = source
      if !best.isEmpty { best[node] = cost }
      frontier.add(node, cost: cost)
    }

    func edges(to node: Int) -> [Int] {
      var edges: [Int] = []
      var at = node
      while edgeTo[at] >= 0 {
        edges.append(edgeTo[at])
        at = cameFrom[at]
      }
      return edges.reversed()
    }

    /// The path that ends by an edge; its number and what is remembered before it are one.
    func end(by goal: Int) -> Path {
      let (edge, memory) = goal.quotientAndRemainder(dividingBy: graph.monitor.width)
      let source = MonitoredGraph.Node(vertex: graph.graph.source(of: edge), memory: memory)
      return Path(
        edges: edges(to: graph.number(of: source)) + [edge], vertex: graph.graph.target(of: edge),
        memory: graph.after(edge, memory))
    }
  }
}
