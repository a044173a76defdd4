/// How far every place of a graph is from an arc that is wanted, found backwards.
public struct Distances: Sendable {
  private let graph: MonitoredGraph
  private let isWanted: @Sendable (_ label: UInt32, _ memory: Int) -> Bool
  private let isAllowed: @Sendable (_ label: UInt32) -> Bool
  /// How many arcs it takes from each place, the wanted one included; 0 where no path leads to one.
  private var distances: [Int32]

  /// How far it is to a wanted arc, without violating what is monitored and without an avoided arc.
  ///
  /// Linear in the graph times what the monitor may remember.
  ///
  /// - Parameters:
  ///   - incoming: the arcs of the graph from their ends.
  ///   - isWanted: whether an arc with a label is wanted, if this is remembered after it.
  ///   - isAllowed: whether an arc with a label may be taken.
  ///   - isBarred: for each arc whether it may not be taken; empty if all may.
  public init(
    in graph: MonitoredGraph, _ incoming: IncomingArcs,
    to isWanted: @escaping @Sendable (_ label: UInt32, _ memory: Int) -> Bool,
    by isAllowed: @escaping @Sendable (_ label: UInt32) -> Bool = { _ in true },
    without isBarred: [Bool] = []
  ) {
    self.graph = graph
    self.isWanted = isWanted
    self.isAllowed = isAllowed
    let width = graph.monitor.width
    distances = [Int32](repeating: 0, count: graph.placeCount)
    var open: [Int] = []
    func mayTake(_ arc: Int) -> Bool {
      isAllowed(graph.labels[arc]) && (isBarred.isEmpty || !isBarred[arc])
    }
    for vertex in 0..<graph.graph.vertexCount {
      for arc in graph.graph.arcs(from: vertex) where mayTake(arc) {
        for memory in 0..<width where distances[vertex * width + memory] == 0 {
          let after = graph.after(arc, memory)
          guard after != Monitor.violated, isWanted(graph.labels[arc], after) else { continue }
          distances[vertex * width + memory] = 1
          open.append(vertex * width + memory)
        }
      }
    }
    var head = 0
    while head < open.count {
      let place = graph.place(open[head])
      let distance = distances[open[head]]
      head += 1
      for arc in incoming[place.vertex] where mayTake(Int(arc.arc)) {
        let first = Int(arc.source) * width
        for memory in 0..<width where distances[first + memory] == 0 {
          guard graph.after(Int(arc.arc), memory) == place.memory else { continue }
          distances[first + memory] = distance + 1
          open.append(first + memory)
        }
      }
    }
  }

  /// How many arcs it takes from a place; nil where no path leads to a wanted one.
  public func distance(from place: MonitoredGraph.Place) -> Int? {
    let distance = distances[graph.number(of: place)]
    return distance == 0 ? nil : Int(distance)
  }

  /// How many arcs it takes from a place if a certain one is taken first; nil if it leads nowhere.
  public func distance(by arc: Int, _ memory: Int = 0) -> Int? {
    let label = graph.labels[arc]
    let after = graph.after(arc, memory)
    guard after != Monitor.violated, isAllowed(label) else { return nil }
    if isWanted(label, after) { return 1 }
    let target = MonitoredGraph.Place(vertex: graph.graph.target(of: arc), memory: after)
    return distance(from: target).map { $0 + 1 }
  }

  /// The arcs of a shortest path that begins with an arc; none if it leads nowhere.
  public func path(by arc: Int, _ memory: Int = 0) -> [Int] {
    guard var left = distance(by: arc, memory) else { return [] }
    var path = [arc]
    var (last, memory) = (arc, memory)
    while left > 1 {
      memory = graph.after(last, memory)
      left -= 1
      let arcs = graph.graph.arcs(from: graph.graph.target(of: last))
      guard let next = arcs.first(where: { distance(by: $0, memory) == left }) else { return path }
      path.append(next)
      last = next
    }
    return path
  }
}
