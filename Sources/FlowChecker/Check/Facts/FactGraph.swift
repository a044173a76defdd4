import FlowModel
import StateSpace

/// A searched graph of a system, seen only through numbers and facts.
final class FactGraph {
  let stateCount: Int
  let startCount: Int
  let expandedCount: Int
  let firstEdge: [Int]
  let targets: [Int32]
  let labels: [UInt32]
  let parentEdge: [Int]
  let startLabels: [UInt32]
  let isComplete: Bool
  private let paths: PathGraph
  /// How its transitions are called, found out when first asked; what was known before stays known.
  let choices: () -> EdgeChoices
  private let findTimers: () -> GraphTimers
  private let column: (Int) -> [Bool]
  private let order: (HistoryFacts) -> [[[Bool]]]
  private let path: (Int) -> [Int]
  private let sourceOf: (Int) -> Int

  convenience init<W: World>(
    _ graph: StateGraph<UInt64, UInt32>, startLabels: [UInt32], facts: FactTable<W>,
    table: SystemTable<W>, names: EdgeChoices = EdgeChoices()
  ) {
    self.init(
      graph, startLabels: startLabels, table: table, names: names, order: facts.sets.instants
    ) { facts.sets.column($0) }
  }

  /// - Parameters:
  ///   - order: which facts of a property hold at each instant, for each set of facts.
  ///   - column: whether a fact is in each set of facts.
  init<W: World>(
    _ graph: StateGraph<UInt64, UInt32>, startLabels: [UInt32], table: SystemTable<W>,
    names: EdgeChoices = EdgeChoices(),
    order: @escaping (HistoryFacts) -> [[[Bool]]], column: @escaping (Int) -> [Bool]
  ) {
    choices = {
      names.add(graph, table)
      return names
    }
    findTimers = { GraphTimers(graph, table) }
    stateCount = graph.states.count
    startCount = graph.startCount
    expandedCount = graph.expandedCount
    firstEdge = graph.firstEdge
    targets = graph.targets
    labels = graph.labels
    parentEdge = graph.parentEdge
    self.startLabels = Array(startLabels.prefix(graph.startCount))
    isComplete = graph.completeness == .complete
    paths = PathGraph(graph)
    self.column = column
    self.order = order
    path = { graph.shortestPath(to: $0) }
    sourceOf = { graph.source(of: $0) }
  }

  func holds(_ fact: Int) -> [Bool] { column(fact) }

  /// Which facts of a property hold at each instant of a step, for each set of facts.
  func instants(of history: HistoryFacts) -> [[[Bool]]] { order(history) }

  func shortestPath(to state: Int) -> [Int] { path(state) }

  func source(of edge: Int) -> Int { sourceOf(edge) }

  func edges(of state: Int) -> Range<Int> {
    state < expandedCount ? firstEdge[state]..<firstEdge[state + 1] : 0..<0
  }

  /// What a transition costs a person: 1 for a touch, nothing for what happens by itself.
  var effort: (Int) -> Int {
    let names = choices()
    return { names.choices[Int(names.numbers[$0])].by == .person ? 1 : 0 }
  }

  /// The first transition, in order of distance, whose set of facts is so; nil if there is none.
  func firstEdge(where isWanted: (UInt32) -> Bool) -> Int? { labels.firstIndex(where: isWanted) }

  /// The first transition, in order of distance, whose set of facts is marked; nil if none is.
  func firstEdge(in marked: [Bool]) -> Int? {
    marked.contains(true) ? firstEdge { marked[Int($0)] } : nil
  }

  /// The transitions that lead to each state.
  private(set) lazy var incoming = IncomingEdges(paths)

  func beside(_ monitor: Monitor) -> MonitoredGraph {
    MonitoredGraph(paths, labels: labels, monitor: monitor)
  }

  /// What its states and transitions have to do with timers.
  private(set) lazy var timers = findTimers()
}

extension HistoryFacts {
  /// The observer of a searched graph.
  func watcher(_ graph: FactGraph) -> Monitor {
    let instants = graph.instants(of: self)
    return Monitor(width: kind.width, labels: instants.count) { set, memory in
      kind.after(instants[set], memory)
    }
  }

  /// One that breaks where a fact holds once all of a step is remembered as 1.
  func watcher(_ graph: FactGraph, breakingOn last: [Bool]) -> Monitor {
    let instants = graph.instants(of: self)
    return Monitor(width: kind.width, labels: instants.count) { set, memory in
      let after = kind.after(instants[set], memory)
      return after == 1 && last[set] ? Monitor.violated : after
    }
  }
}

extension StrongComponents {
  /// The components of a searched graph within each region, without the marked steps; a state whose
  /// region is below 0 is left out.
  init(_ graph: FactGraph, avoiding good: [Bool], within regions: [Int32]) {
    self.init(
      vertexCount: graph.stateCount, where: { regions[$0] >= 0 }, edges: graph.edges(of:)
    ) { edge, state in
      let target = Int(graph.targets[edge])
      guard !good[Int(graph.labels[edge])], regions[target] == regions[state] else { return nil }
      return target
    }
  }
}
