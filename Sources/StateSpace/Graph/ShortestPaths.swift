/// The shortest paths through a graph, or the cheapest, that do not violate what a monitor watches.
///
/// Breadth first, or after Dijkstra where arcs have costs: both are one loop, over numbers.
public struct ShortestPaths {
  /// A place of the graph.
  public typealias Place = MonitoredGraph.Place

  /// A path, and where it ends.
  public struct Path: Hashable, Sendable {
    /// Its arcs.
    public var arcs: [Int]
    /// The vertex it leads to.
    public var vertex: Int
    /// What the monitor remembers there; ``Monitor/violated`` if the last arc violates the property.
    public var memory: Int
  }

  /// What paths are looked for in.
  public let graph: MonitoredGraph
  private let cost: ((Int) -> Int)?

  /// - Parameter cost: what an arc costs; nil if all cost the same. Of equally cheap paths the one
  ///   with the fewest arcs is taken, then the one whose arcs come first.
  public init(in graph: MonitoredGraph, cost: ((Int) -> Int)? = nil) {
    self.graph = graph
    self.cost = cost
  }

  /// A shortest path from one of some places to a place or by an arc; nil if there is none.
  ///
  /// Linear in the graph times what the monitor may remember; with costs, times a logarithm.
  ///
  /// - Parameters:
  ///   - isGoal: whether a path may end at a place.
  ///   - isLast: whether a path may end with an arc; asked with what is remembered after it.
  ///   - isAvoided: whether an arc may not be taken.
  public func path(
    from starts: [Place], to isGoal: (Place) -> Bool = { _ in false },
    by isLast: (_ arc: Int, _ memory: Int) -> Bool = { _, _ in false },
    avoiding isAvoided: (Int) -> Bool = { _ in false }
  ) -> Path? {
    var seen = [Bool](repeating: false, count: graph.placeCount)
    var tree = Tree(graph, isOrdered: cost != nil)
    for start in starts { tree.begin(graph.number(of: start)) }
    while let (number, spent) = tree.frontier.next() {
      // Where arcs have costs, an arc that is a goal is a place of its own, after all others.
      if number >= graph.placeCount { return tree.end(by: number - graph.placeCount) }
      guard !seen[number] else { continue }
      seen[number] = true
      let place = graph.place(number)
      if isGoal(place) {
        return Path(arcs: tree.arcs(to: number), vertex: place.vertex, memory: place.memory)
      }
      for arc in graph.graph.arcs(from: place.vertex) where !isAvoided(arc) {
        let after = graph.after(arc, place.memory)
        let total = spent + (((cost?(arc) ?? 0) << 24) + 1)
        if isLast(arc, after) {
          let goal = arc * graph.monitor.width + place.memory
          guard cost != nil else { return tree.end(by: goal) }
          tree.frontier.add(graph.placeCount + goal, cost: total)
        }
        guard after != Monitor.violated else { continue }
        let next = graph.number(of: Place(vertex: graph.graph.target(of: arc), memory: after))
        if !seen[next] { tree.reach(next, by: arc, from: number, cost: total) }
      }
    }
    return nil
  }

  /// How each place was first reached, or most cheaply so far.
  private struct Tree {
    let graph: MonitoredGraph
    /// The arc to each place; -1 for one to begin at, -2 for one that was not reached.
    private var arcTo: [Int]
    private var cameFrom: [Int]
    private var best: [Int]
    var frontier: Frontier

    init(_ graph: MonitoredGraph, isOrdered: Bool) {
      self.graph = graph
      arcTo = [Int](repeating: -2, count: graph.placeCount)
      cameFrom = [Int](repeating: -1, count: graph.placeCount)
      best = [Int](repeating: .max, count: isOrdered ? graph.placeCount : 0)
      frontier = Frontier(isOrdered: isOrdered)
    }

    mutating func begin(_ place: Int) {
      guard arcTo[place] == -2 else { return }
      arcTo[place] = -1
      if !best.isEmpty { best[place] = 0 }
      frontier.add(place, cost: 0)
    }

    mutating func reach(_ place: Int, by arc: Int, from source: Int, cost: Int) {
      guard best.isEmpty ? arcTo[place] == -2 : cost < best[place] else { return }
      arcTo[place] = arc
      cameFrom[place] = source
      if !best.isEmpty { best[place] = cost }
      frontier.add(place, cost: cost)
    }

    func arcs(to place: Int) -> [Int] {
      var arcs: [Int] = []
      var at = place
      while arcTo[at] >= 0 {
        arcs.append(arcTo[at])
        at = cameFrom[at]
      }
      return arcs.reversed()
    }

    /// The path that ends by an arc; its number and what is remembered before it are one.
    func end(by goal: Int) -> Path {
      let (arc, memory) = goal.quotientAndRemainder(dividingBy: graph.monitor.width)
      let source = Place(vertex: graph.graph.source(of: arc), memory: memory)
      return Path(
        arcs: arcs(to: graph.number(of: source)) + [arc], vertex: graph.graph.target(of: arc),
        memory: graph.after(arc, memory))
    }
  }
}
