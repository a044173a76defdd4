/// How far every place of a graph is from a step that is wanted.
struct Passage {
  private let graph: FactGraph
  private let watcher: Watcher
  private let isAvoided: (Int) -> Bool
  private let isWanted: (_ edge: Int, _ memory: Int) -> Bool
  /// How many steps it takes from each place, the wanted one included; 0 where no way leads to one.
  private var distances: [Int32]

  /// How far it is to a marked step, without an avoided one.
  init(_ graph: FactGraph, to marked: [Bool], avoiding avoided: [Bool]? = nil) {
    self.init(
      graph, Watcher(sets: marked.count),
      isAvoided: { edge in avoided.map { $0[Int(graph.labels[edge])] } ?? false },
      isWanted: { edge, _ in marked[Int(graph.labels[edge])] })
  }

  /// How far it is to a wanted step, without breaking what is watched and without an avoided step.
  ///
  /// Linear in the graph times what the watcher may remember.
  init(
    _ graph: FactGraph, _ watcher: Watcher, isAvoided: @escaping (Int) -> Bool,
    isWanted: @escaping (_ edge: Int, _ memory: Int) -> Bool
  ) {
    self.graph = graph
    self.watcher = watcher
    self.isAvoided = isAvoided
    self.isWanted = isWanted
    let width = watcher.width
    distances = [Int32](repeating: 0, count: graph.stateCount * width)
    var open: [Int] = []
    var first = [Int32](repeating: 0, count: graph.stateCount + 1)
    for target in graph.targets { first[Int(target) + 1] += 1 }
    for state in 0..<graph.stateCount { first[state + 1] += first[state] }
    var place = first
    var incoming = [(source: Int32, edge: Int32)](
      repeating: (0, 0), count: graph.targets.count)
    for state in 0..<graph.expandedCount {
      for edge in graph.edges(of: state) {
        let target = Int(graph.targets[edge])
        incoming[Int(place[target])] = (Int32(state), Int32(edge))
        place[target] += 1
        guard !isAvoided(edge) else { continue }
        for memory in 0..<width where distances[state * width + memory] == 0 {
          let after = watcher.next[Int(graph.labels[edge])][memory]
          guard after != Watcher.broken, isWanted(edge, after) else { continue }
          distances[state * width + memory] = 1
          open.append(state * width + memory)
        }
      }
    }
    var head = 0
    while head < open.count {
      let (state, after) = (open[head] / width, open[head] % width)
      let distance = distances[open[head]]
      head += 1
      for index in Int(first[state])..<Int(first[state + 1]) {
        let (source, edge) = (Int(incoming[index].source), Int(incoming[index].edge))
        guard !isAvoided(edge) else { continue }
        for memory in 0..<width where distances[source * width + memory] == 0 {
          guard watcher.next[Int(graph.labels[edge])][memory] == after else { continue }
          distances[source * width + memory] = distance + 1
          open.append(source * width + memory)
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
    let after = watcher.next[Int(graph.labels[edge])][memory]
    guard after != Watcher.broken, !isAvoided(edge) else { return nil }
    if isWanted(edge, after) { return 1 }
    return distance(from: Int(graph.targets[edge]), after).map { $0 + 1 }
  }

  /// A shortest road that begins with a way; empty if it leads nowhere.
  func road(by edge: Int, _ memory: Int) -> [Int] {
    guard var left = distance(by: edge, memory) else { return [] }
    var road = [edge]
    var memory = memory
    while left > 1, let last = road.last {
      memory = watcher.next[Int(graph.labels[last])][memory]
      left -= 1
      let ways = graph.edges(of: Int(graph.targets[last]))
      guard let next = ways.first(where: { distance(by: $0, memory) == left }) else { return road }
      road.append(next)
    }
    return road
  }
}
