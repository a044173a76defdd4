import EveryPath
import FlowModel

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
