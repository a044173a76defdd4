/// How far every node of a graph is from an edge that is wanted, found backwards.
public struct Distances: Sendable {
  private let graph: MonitoredGraph
  private let goal: Goal
  /// How many edges it takes from each node, the wanted one included; 0 where no path does.
  private var distances: [Int32]

  /// How far it is to a wanted edge, without violating what is monitored or an avoided edge.
  ///
  /// Linear in the graph times what the monitor may remember.
  ///
  /// - Parameters:
  ///   - incoming: the edges of the graph by their ends.
  ///   - isBarred: for each edge whether it may not be taken; empty if all may.
  public init(
    in graph: MonitoredGraph, _ incoming: IncomingEdges, to goal: Goal,
    without isBarred: [Bool] = []
  ) {
    self.graph = graph
    self.goal = goal
    let width = graph.monitor.width
    let labels = graph.labels
    let steps = Steps(graph.monitor, goal)
    distances = [Int32](repeating: 0, count: graph.nodeCount)
    var open: [Int] = []
    for vertex in 0..<graph.graph.vertexCount {
      for edge in graph.graph.edges(from: vertex) where isBarred.isEmpty || !isBarred[edge] {
        let label = Int(labels[edge]) * width
        for memory in 0..<width where steps.isLast[label + memory] {
          guard distances[vertex * width + memory] == 0 else { continue }
          distances[vertex * width + memory] = 1
          open.append(vertex * width + memory)
        }
      }
    }
    var head = 0
    // Once every node is known, nothing more is to be found.
    while head < open.count, open.count < distances.count {
      let (vertex, after) = width == 1 ? (open[head], 0) : (open[head] / width, open[head] % width)
      let distance = distances[open[head]]
      head += 1
      for arriving in incoming[vertex] {
        // Most edges come from where it is known: that is looked at first.
        let (edge, first) = (Int(arriving.number), Int(arriving.source) * width)
        for memory in 0..<width where distances[first + memory] == 0 {
          guard steps.after[Int(labels[edge]) * width + memory] == after,
            isBarred.isEmpty || !isBarred[edge]
          else { continue }
          distances[first + memory] = distance + 1
          open.append(first + memory)
        }
      }
    }
  }

  /// What comes of an edge, for each label and what is remembered before it.
  private struct Steps {
    /// Whether it is wanted.
    var isLast: [Bool] = []
    /// What is remembered after it; violated where it may not be taken.
    var after: [Int] = []

    init(_ monitor: Monitor, _ goal: Goal) {
      for label in 0..<UInt32(goal.labelCount) {
        for memory in 0..<monitor.width {
          let next = goal.allows(label) ? monitor.after(label, memory) : Monitor.violated
          after.append(next)
          isLast.append(next != Monitor.violated && goal.wants(label, next))
        }
      }
    }
  }

  /// How many edges it takes from a node; nil where no path leads to a wanted one.
  public func distance(from node: MonitoredGraph.Node) -> Int? {
    let distance = distances[graph.number(of: node)]
    return distance == 0 ? nil : Int(distance)
  }

  /// How many edges it takes from a node if a certain one is taken first; nil if it leads nowhere.
  public func distance(by edge: Int, _ memory: Int = 0) -> Int? {
    let label = graph.labels[edge]
    let after = graph.monitor.after(label, memory)
    guard after != Monitor.violated, goal.allows(label) else { return nil }
    if goal.wants(label, after) { return 1 }
    let target = MonitoredGraph.Node(vertex: graph.graph.target(of: edge), memory: after)
    return distance(from: target).map { $0 + 1 }
  }

  /// The edges of a shortest path that begins with an edge; none if it leads nowhere.
  public func path(by edge: Int, _ memory: Int = 0) -> [Int] {
    guard var left = distance(by: edge, memory) else { return [] }
    var path = [edge]
    var (last, memory) = (edge, memory)
    while left > 1 {
      memory = graph.monitor.after(graph.labels[last], memory)
      left -= 1
      let edges = graph.graph.edges(from: graph.graph.target(of: last))
      guard let next = edges.first(where: { distance(by: $0, memory) == left }) else { return path }
      path.append(next)
      last = next
    }
    return path
  }
}

/// Which edges a path is looked for to, and which it may not take: by their labels.
public struct Goal: Sendable {
  private let isAvoided: [Bool]
  private let isWanted: [Bool]
  /// What a monitor remembers while something still has to happen; nil if nothing ever has to.
  private let owing: Int?

  /// A goal, for as many labels as are marked.
  ///
  /// - Parameters:
  ///   - wanted: the labels of the edges that end a path.
  ///   - avoided: those of the edges that no path takes; nil if each may be taken.
  ///   - owing: what a monitor remembers while something still has to happen, so that a wanted edge
  ///     is no end; nil if nothing ever has to.
  public init(_ wanted: [Bool], avoiding avoided: [Bool]? = nil, owing: Int? = nil) {
    isWanted = wanted
    isAvoided = avoided ?? [Bool](repeating: false, count: wanted.count)
    self.owing = owing
  }

  /// How many labels there are.
  public var labelCount: Int { isWanted.count }

  /// Whether an edge with a label may be taken.
  public func allows(_ label: UInt32) -> Bool { !isAvoided[Int(label)] }

  /// Whether an edge with a label is wanted, if this is remembered after it.
  public func wants(_ label: UInt32, _ memory: Int) -> Bool {
    isWanted[Int(label)] && memory != owing
  }
}
