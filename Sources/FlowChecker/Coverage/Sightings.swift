import EveryPath
import FlowModel

/// The goals that a walk through a system sees.
struct Sightings<W: World> {
  private let system: System<W>
  private let table: GoalTable
  /// The last edge of each part in its process; nil at a beginning.
  private var last: [Int?]
  private let premises: [Premise<W>]
  /// What each premise remembers.
  private var memories: [Int]
  private(set) var seen: Set<CoverageGoal> = []

  init(_ walk: Walk<W>, _ table: GoalTable) {
    system = walk.system
    self.table = table
    last = Array(repeating: nil, count: walk.system.parts.count)
    premises = walk.system.properties.map(\.premise)
    memories = premises.map { _ in 0 }
    see(
      Transition(
        system: walk.system, before: walk.start, state: walk.start, log: StepLog()))
    for transition in walk.transitions { see(transition) }
  }

  private mutating func see(_ transition: Transition<W>) {
    for entry in transition.log.entries {
      for position in entry.passed { see(entry.part, position) }
      if let (position, symbol) = entry.heard, entry.disposition != .deferred {
        seen.formUnion(table.guards(part: entry.part, at: position, asking: symbol))
      }
      switch entry.disposition {
      case .moved(let edge):
        seen.insert(.transition(part: entry.part, edge: edge))
        seen.formUnion(table.guards(part: entry.part, taking: edge))
        if let first = last[entry.part] {
          seen.insert(.pair(part: entry.part, EdgePair(first, edge)))
        }
        last[entry.part] = edge
      case .started, .abandoned: last[entry.part] = nil
      case .ignored, .deferred, .droppedAsStale, .refused: continue
      }
    }
    for (part, state) in transition.state.parts.enumerated() {
      if let position = state.machine.position { see(part, position) }
    }
    guard !transition.isOfClock else { return }
    for (number, premise) in premises.enumerated() {
      let goal = CoverageGoal.premise(property: number)
      guard !seen.contains(goal), premise.isMet(at: transition, &memories[number]) else { continue }
      seen.insert(goal)
    }
  }

  private mutating func see(_ part: Int, _ position: Int) {
    seen.insert(.state(part: part, position: position))
  }
}
