import EveryPath
import FlowModel
import StateSpace

/// A system searched whole, by numbers, with what each of its steps passes: what is known before
/// any of its mutants is looked at.
final class SearchedSystem<W: World> {
  let table: SystemTable<W>
  let graph: StateGraph<UInt64, UInt32>
  /// What the transitions' labels mean; nil if no facts were looked at.
  let facts: FactTable<W>?
  /// What happened on each transition.
  private let logs: [UInt32]
  /// The states, to be found by what they are.
  let numbers: HashedStorage<UInt64>

  var system: System<W> { table.system }

  /// - Parameters:
  ///   - other: one for the same components and worlds, from which all is taken over that is known.
  ///   - facts: those whose sets label the transitions.
  init(
    _ system: System<W>, like other: SearchedSystem<W>? = nil, facts: FactTable<W>? = nil,
    limits: SearchLimits, progress: ((SearchProgress) -> Void)? = nil
  ) {
    let table = other.map { SystemTable(system, like: $0.table) } ?? SystemTable(system)
    var logs: [UInt32] = []
    let model = NumberedModel(table, starts: table.starts) { successor, state in
      logs.append(successor.log)
      return facts?.label(of: successor, from: state, in: table) ?? 0
    }
    var search = model.explorer(HashedStorage())
    search.run(limits: limits, progress: progress)
    graph = search.graph
    numbers = search.states
    self.table = table
    self.facts = facts
    self.logs = logs
  }

  /// The number of a state; nil if the system is never in it.
  func number(of state: UInt64) -> Int? { numbers.number(of: state) }

  /// Why a step does not come to its end, of the first that does not; nil if each does.
  var endlessStep: String? {
    logs.first(where: table.isEndless).flatMap { system.sentence(ofEndless: table.log($0)) }
  }

  /// Whether a step from each state passes what a change of a component touches; nil if none does.
  ///
  /// Linear in the number of transitions.
  func states(touchedBy touch: Mutant.Touch, in component: Int) -> [Bool]? {
    let isTouched = touchedLogs(touch, component)
    guard isTouched.contains(true) else { return nil }
    var states = [Bool](repeating: false, count: graph.states.count)
    for state in 0..<graph.expandedCount {
      for edge in graph.edges(of: state) where isTouched[Int(logs[edge])] {
        states[state] = true
        break
      }
    }
    return states
  }

  /// What each log passes of the components' compiled flows, worked out when it is first asked for.
  private lazy var passed = (0..<(logs.max().map { $0 + 1 } ?? 0)).map { table.log($0).entries }

  private func touchedLogs(_ touch: Mutant.Touch, _ component: Int) -> [Bool] {
    let place = ChangedPlace(touch, inComponent: component)
    return passed.map { place.isPassed(by: $0) }
  }
}
