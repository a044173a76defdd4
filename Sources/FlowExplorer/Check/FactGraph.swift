import FlowModel

/// A searched graph of a system, seen only through numbers and facts.
struct FactGraph {
  let stateCount: Int
  let startCount: Int
  let expandedCount: Int
  let firstEdge: [Int]
  let targets: [Int32]
  let labels: [UInt32]
  let parentEdge: [Int]
  let startLabels: [UInt32]
  let isComplete: Bool
  private let column: (Int) -> [Bool]
  private let path: (Int) -> [Int]
  private let sourceOf: (Int) -> Int

  init<W: World>(
    _ graph: SearchGraph<UInt64, UInt32>, startLabels: [UInt32], facts: FactTable<W>
  ) {
    stateCount = graph.states.count
    startCount = graph.startCount
    expandedCount = graph.expandedCount
    firstEdge = graph.firstEdge
    targets = graph.targets
    labels = graph.labels
    parentEdge = graph.parentEdge
    self.startLabels = startLabels
    isComplete = graph.completeness == .complete
    column = { facts.column($0) }
    path = { graph.shortestPath(to: $0) }
    sourceOf = { graph.source(of: $0) }
  }

  /// Whether a fact is in each set of facts.
  func holds(_ fact: Int) -> [Bool] { column(fact) }

  /// A shortest journey to a state.
  func shortestPath(to state: Int) -> [Int] { path(state) }

  /// The state a way starts from.
  func source(of edge: Int) -> Int { sourceOf(edge) }

  /// The ways on from a state.
  func edges(of state: Int) -> Range<Int> {
    state < expandedCount ? firstEdge[state]..<firstEdge[state + 1] : 0..<0
  }

  /// The first way, in the order of distance, whose set of facts is marked; nil if there is none.
  func firstEdge(where marked: [Bool]) -> Int? {
    guard marked.contains(true) else { return nil }
    return labels.firstIndex { marked[Int($0)] }
  }

  /// The states from which a way with a marked set of facts can still be taken, at once or later,
  /// without an avoided one.
  func canReach(_ marked: [Bool], avoiding avoided: [Bool]? = nil) -> [Bool] {
    let isAvoided = avoided ?? [Bool](repeating: false, count: marked.count)
    var reaches = [Bool](repeating: false, count: stateCount)
    var incoming = [Int32](repeating: 0, count: stateCount + 1)
    for target in targets { incoming[Int(target) + 1] += 1 }
    for state in 0..<stateCount { incoming[state + 1] += incoming[state] }
    var sources = [Int32](repeating: 0, count: targets.count)
    var place = incoming
    var open: [Int] = []
    for state in 0..<expandedCount {
      for edge in edges(of: state) {
        let target = Int(targets[edge])
        sources[Int(place[target])] = isAvoided[Int(labels[edge])] ? -1 : Int32(state)
        place[target] += 1
        if marked[Int(labels[edge])], !isAvoided[Int(labels[edge])], !reaches[state] {
          reaches[state] = true
          open.append(state)
        }
      }
    }
    while let state = open.popLast() {
      for index in Int(incoming[state])..<Int(incoming[state + 1]) {
        let source = Int(sources[index])
        if source >= 0, !reaches[source] {
          reaches[source] = true
          open.append(source)
        }
      }
    }
    return reaches
  }
}
