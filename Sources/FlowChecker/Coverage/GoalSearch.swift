import EveryPath
import FlowModel
import StateSpace

/// A system searched whole, with a shortest path to each of its goals.
struct GoalSearch<W: World> {
  let completeness: Completeness
  private let system: System<W>
  private let table: SystemTable<W>
  private let graph: StateGraph<UInt64, UInt32>
  /// The transition that ends in each goal but the pairs; negative for a goal that is there at a
  /// start, the last of which is -1.
  private var transitions: [CoverageGoal: Int] = [:]
  private let pairs: [PairPaths]
  /// The shortest paths to premises that are not met at a start.
  private var premisePaths: [CoverageGoal: [Int]] = [:]

  init(
    _ system: System<W>, _ goals: GoalTable, limits: SearchLimits,
    progress: ((SearchProgress) -> Void)?
  ) {
    self.system = system
    let facts = FactSets<W>()
    let premises = system.properties.map { $0.premise.numbered(in: facts) }
    let factTable = FactTable(facts)
    let model = SystemModel(system, facts: factTable, notesPairs: true)
    var search = model.numbered.explorer(HashedStorage())
    search.run(limits: limits, progress: progress)
    graph = search.graph
    table = model.table
    completeness = graph.completeness
    let graph = graph
    let runs = model.runs
    pairs =
      runs.map { runs in system.components.indices.map { PairPaths(of: $0, runs, in: graph) } }
      ?? []
    for (component, firstTaking) in model.coverage.firstTaking.enumerated() {
      for (edge, transition) in firstTaking.enumerated() {
        guard let transition else { continue }
        note(.transition(component: component, edge: edge), transition)
      }
    }
    for (component, firstAtPosition) in model.coverage.firstAtPosition.enumerated() {
      for (position, transition) in firstAtPosition.enumerated() {
        if let transition { note(.state(component: component, position: position), transition) }
      }
    }
    noteStates()
    let factGraph = FactGraph(
      graph, startLabels: model.startLabels, facts: factTable, table: model.table)
    for (property, premise) in premises.enumerated() {
      guard let found = factGraph.firstBreak(of: premise.watcher(factGraph)) else { continue }
      let goal = CoverageGoal.premise(property: property)
      if found.path.isEmpty {
        note(goal, found.start - graph.startCount)
      } else {
        premisePaths[goal] = found.path
      }
    }
  }

  private mutating func noteStates() {
    var isSeen = system.components.map {
      [Bool](repeating: false, count: $0.compiled.positions.count)
    }
    for (number, word) in graph.states.enumerated() {
      for (component, state) in table.state(word).components.enumerated() {
        guard let position = state.machine.position, !isSeen[component][position] else { continue }
        isSeen[component][position] = true
        let transition =
          number < graph.startCount ? number - graph.startCount : graph.parentEdge[number]
        note(.state(component: component, position: position), transition)
      }
    }
  }

  /// Transitions are numbered by their distance from the start, so the lowest is the nearest.
  private mutating func note(_ goal: CoverageGoal, _ transition: Int) {
    transitions[goal] = min(transition, transitions[goal] ?? .max)
  }

  /// A shortest walk that sees a goal; nil if none was found.
  func walk(to goal: CoverageGoal) -> Walk<W>? {
    var path: [Int] = []
    var begin = 0
    if case .pair(let component, let pair) = goal {
      guard let found = pairs[component].path(to: pair) else { return nil }
      path = found
    } else if let found = premisePaths[goal] {
      path = found
    } else {
      guard let transition = transitions[goal] else { return nil }
      if transition >= 0 {
        path = graph.shortestPath(to: graph.source(of: transition)) + [transition]
      } else {
        begin = transition + graph.startCount
      }
    }
    if let first = path.first { begin = graph.source(of: first) }
    let start = table.state(graph.states[begin])
    var walk = Walk(system, world: system.world(startingIn: start) ?? 1)
    for transition in path {
      walk.take(table.move(graph.choices[Int(graph.choiceNumbers[transition])]))
    }
    return walk
  }
}

/// The goals that a walk through a system sees.
struct SeenGoals<W: World> {
  private let system: System<W>
  private let table: GoalTable
  /// The last edge of each component in its process; nil at a beginning.
  private var last: [Int?]
  private let premises: [Premise<W>]
  /// What each premise remembers.
  private var memories: [Int]
  private(set) var seen: Set<CoverageGoal> = []

  init(_ walk: Walk<W>, _ table: GoalTable) {
    system = walk.system
    self.table = table
    last = Array(repeating: nil, count: walk.system.components.count)
    premises = walk.system.properties.map(\.premise)
    memories = premises.map { _ in 0 }
    see(
      Transition(
        system: walk.system, before: walk.start, state: walk.start, log: StepLog()))
    for transition in walk.transitions { see(transition) }
  }

  private mutating func see(_ transition: Transition<W>) {
    for entry in transition.log.entries {
      for position in entry.passed { see(entry.component, position) }
      switch entry.disposition {
      case .moved(let edge):
        seen.insert(.transition(component: entry.component, edge: edge))
        if let first = last[entry.component] {
          seen.insert(.pair(component: entry.component, EdgePair(first, edge)))
        }
        last[entry.component] = edge
      case .started, .abandoned: last[entry.component] = nil
      case .ignored, .deferred, .droppedAsStale, .refused: continue
      }
    }
    for (component, state) in transition.state.components.enumerated() {
      if let position = state.machine.position { see(component, position) }
    }
    guard !transition.isOfClock else { return }
    for (number, premise) in premises.enumerated() {
      let goal = CoverageGoal.premise(property: number)
      guard !seen.contains(goal), premise.isMet(at: transition, &memories[number]) else { continue }
      seen.insert(goal)
    }
  }

  private mutating func see(_ component: Int, _ position: Int) {
    seen.insert(.state(component: component, position: position))
  }
}
