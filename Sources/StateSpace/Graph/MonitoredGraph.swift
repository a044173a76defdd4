/// A graph whose edges have labels, beside a monitor that reads them: what paths are looked for in.
public struct MonitoredGraph: Sendable {
  /// A vertex, and what the monitor remembers there.
  public struct Node: Hashable, Sendable {
    /// The vertex.
    public var vertex: Int
    /// What is remembered.
    public var memory: Int

    /// A vertex, and what is remembered there.
    public init(vertex: Int, memory: Int = 0) {
      self.vertex = vertex
      self.memory = memory
    }
  }

  /// The graph.
  public let graph: PathGraph
  /// The label of each edge.
  public let labels: [UInt32]
  /// What reads them.
  public let monitor: Monitor

  /// A graph beside a monitor of its labels.
  public init(_ graph: PathGraph, labels: [UInt32], monitor: Monitor) {
    self.graph = graph
    self.labels = labels
    self.monitor = monitor
  }

  /// How many nodes there are.
  public var nodeCount: Int { graph.vertexCount * monitor.width }

  /// The number of a node.
  func number(of node: Node) -> Int { node.vertex &* monitor.width &+ node.memory }

  /// The node with a number.
  func node(_ number: Int) -> Node {
    let (vertex, memory) = number.quotientAndRemainder(dividingBy: monitor.width)
    return Node(vertex: vertex, memory: memory)
  }

  /// What the monitor remembers after an edge.
  func after(_ edge: Int, _ memory: Int) -> Int { monitor.after(labels[edge], memory) }
}
