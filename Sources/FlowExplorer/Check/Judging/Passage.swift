/// How far every place of a graph is from a step that is wanted.
struct Passage {
  private let graph: FactGraph
  private let watcher: Watcher
  private let aim: Aim
  /// How many steps it takes from each place, the wanted one included; 0 where no way leads to one.
  private var distances: [Int32]

  /// How far it is to a wanted step.
  init(_ graph: FactGraph, to aim: Aim, without isBarred: [Bool] = []) {
    self.init(graph, Watcher(sets: aim.setCount), to: aim, without: isBarred)
  }

  /// How far it is to a wanted step, without breaking what is watched and without an avoided step.
  ///
  /// Linear in the graph times what the watcher may remember.
  ///
  /// - Parameter isBarred: for each way whether it may not be taken; empty if all may.
  init(_ graph: FactGraph, _ watcher: Watcher, to aim: Aim, without isBarred: [Bool] = []) {
    self.graph = graph
    self.watcher = watcher
    self.aim = aim
    let width = watcher.width
    let labels = graph.labels
    let steps = Steps(watcher, aim)
    distances = [Int32](repeating: 0, count: graph.stateCount * width)
    var open: [Int] = []
    for state in 0..<graph.expandedCount {
      for edge in graph.edges(of: state) where isBarred.isEmpty || !isBarred[edge] {
        let label = Int(labels[edge]) * width
        for memory in 0..<width where steps.isLast[label + memory] {
          guard distances[state * width + memory] == 0 else { continue }
          distances[state * width + memory] = 1
          open.append(state * width + memory)
        }
      }
    }
    let incoming = graph.incoming
    var head = 0
    // Once every place is known, nothing more is to be found.
    while head < open.count, open.count < distances.count {
      let (state, after) = width == 1 ? (open[head], 0) : (open[head] / width, open[head] % width)
      let distance = distances[open[head]]
      head += 1
      for way in incoming[state] {
        // Most ways come from where it is known: that is looked at first, being all in the cache.
        let (edge, source) = (Int(way.edge), Int(way.source) * width)
        for memory in 0..<width where distances[source + memory] == 0 {
          guard steps.after[Int(labels[edge]) * width + memory] == after,
            isBarred.isEmpty || !isBarred[edge]
          else { continue }
          distances[source + memory] = distance + 1
          open.append(source + memory)
        }
      }
    }
  }

  /// What comes of a step, for each set of facts and each memory.
  private struct Steps {
    /// Whether it is wanted.
    var isLast: [Bool] = []
    /// What is remembered after it; broken where it may not be taken.
    var after: [Int8] = []

    init(_ watcher: Watcher, _ aim: Aim) {
      for label in 0..<UInt32(aim.setCount) {
        for memory in 0..<watcher.width {
          let next = aim.allows(label) ? watcher.after(label, memory) : Watcher.broken
          after.append(Int8(next))
          isLast.append(next != Watcher.broken && aim.wants(label, next))
        }
      }
    }
  }

  /// How many steps it takes from a place; nil where no way leads to a wanted step.
  func distance(from state: Int, _ memory: Int = 0) -> Int? {
    let distance = distances[state * watcher.width + memory]
    return distance == 0 ? nil : Int(distance)
  }

  /// How many steps it takes from a place if a certain way is taken first; nil if it leads nowhere.
  func distance(by edge: Int, _ memory: Int) -> Int? {
    let label = graph.labels[edge]
    let after = watcher.after(label, memory)
    guard after != Watcher.broken, aim.allows(label) else { return nil }
    if aim.wants(label, after) { return 1 }
    return distance(from: Int(graph.targets[edge]), after).map { $0 + 1 }
  }

  /// A shortest road that begins with a way; empty if it leads nowhere.
  func road(by edge: Int, _ memory: Int) -> [Int] {
    guard var left = distance(by: edge, memory) else { return [] }
    var road = [edge]
    var memory = memory
    while left > 1, let last = road.last {
      memory = watcher.after(graph.labels[last], memory)
      left -= 1
      let ways = graph.edges(of: Int(graph.targets[last]))
      guard let next = ways.first(where: { distance(by: $0, memory) == left }) else { return road }
      road.append(next)
    }
    return road
  }
}
