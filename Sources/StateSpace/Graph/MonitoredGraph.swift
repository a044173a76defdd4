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

  func number(of node: Node) -> Int { node.vertex &* monitor.width &+ node.memory }

  func node(_ number: Int) -> Node {
    let (vertex, memory) = number.quotientAndRemainder(dividingBy: monitor.width)
    return Node(vertex: vertex, memory: memory)
  }

  /// What the monitor remembers after an edge.
  func after(_ edge: Int, _ memory: Int) -> Int { monitor.after(labels[edge], memory) }
}

/// A finite automaton that reads the labels of a path, remembers what a property needs to know of
/// them, and reports when it is violated.
public struct Monitor: Sendable {
  /// What it remembers once the property is violated.
  public static var violated: Int { -1 }

  /// How many things it may remember: 0 at first.
  public let width: Int
  /// What it remembers after a transition, memory by memory and label by label.
  private let next: [Int8]

  /// A monitor for so many labels.
  ///
  /// - Parameters:
  ///   - width: how many things it may remember, up to 127.
  ///   - after: what it remembers after a transition with a label.
  public init(width: Int, labels: Int, after: (_ label: Int, _ memory: Int) -> Int) {
    self.width = width
    next = (0..<labels * width).map { Int8(after($0 / width, $0 % width)) }
  }

  /// One that has nothing to remember and nothing to violate.
  public init(labels: Int) { self.init(width: 1, labels: labels) { _, _ in 0 } }

  /// One that has nothing to remember, and is violated by the marked labels.
  public init(violatedBy marked: [Bool]) {
    self.init(width: 1, labels: marked.count) { label, _ in marked[label] ? Self.violated : 0 }
  }

  /// What it remembers after a transition with a label.
  public func after(_ label: UInt32, _ memory: Int = 0) -> Int {
    Int(next[Int(label) &* width &+ memory])
  }

  /// Whether a transition can violate the property at all.
  public var canBeViolated: Bool { next.contains(Int8(Self.violated)) }
}
