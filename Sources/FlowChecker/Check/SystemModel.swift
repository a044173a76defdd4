import EveryPath
import FlowModel
import StateSpace

/// A system as something to be searched, which notes the facts of each step and what each component
/// was sent.
final class SystemModel<W: World> {
  let system: System<W>
  let facts: FactTable<W>
  let table: SystemTable<W>
  let startLabels: [UInt32]
  private(set) var coverage: Coverage
  private(set) var runs: EdgePairs?
  private var transitionCount = 0
  /// For each log whether it was covered, and what the components did in it.
  private var runOfLog: [Int32] = []

  init(_ system: System<W>, facts: FactTable<W>, notesPairs: Bool = false) {
    runs = notesPairs ? EdgePairs() : nil
    self.system = system
    self.facts = facts
    let table = SystemTable(system)
    self.table = table
    coverage = Coverage(components: system.components.map(\.compiled))
    startLabels = table.starts.map { facts.label(ofStart: $0, in: table) }
  }

  /// A search of it that has not begun.
  func explorer(covers: Bool) -> SystemExplorer {
    let table = table
    return numbered.explorer(CoveringStorage(table, covers: covers)) { states, levels in
      GrowingFields.names(levels) { table.state(states[$0]).world }
    }
  }

  var numbered: NumberedModel {
    NumberedModel(table, starts: table.starts) { successor, state in
      self.note(successor)
      return self.facts.label(of: successor, from: state, in: self.table)
    }
  }

  /// What the components have been through, with the pairs of edges if they were noted.
  func coverage(in graph: StateGraph<SystemState<W>, SystemMove<W>>) -> Coverage {
    var coverage = coverage
    if let runs { coverage.pairs = system.components.indices.map { runs.pairs(of: $0, in: graph) } }
    return coverage
  }

  private func note(_ successor: StepTable.Successor) {
    let number = Int(successor.log)
    while runOfLog.count <= number { runOfLog.append(-1) }
    if runOfLog[number] < 0 {
      let log = table.log(successor.log)
      coverage.note(log, on: transitionCount)
      runOfLog[number] = runs?.run(log, componentCount: system.components.count) ?? 0
    }
    runs?.note(runOfLog[number])
    transitionCount += 1
  }
}

typealias SystemExplorer = Explorer<NumberedModel, CoveringStorage, TransitionTable<UInt32>>

/// The states of a system by numbers; one stands for all found later that differ in stopwatches
/// alone, none of which runs longer there.
///
/// Verdicts are exact, and so is how long the shortest journeys are. Nothing but its own property
/// asks whether a stopwatch may still run, and that of the true end of a step: to all others both
/// states are one. What is too soon after a state is too soon after the one that stands for it,
/// which is no farther away; and each was first reached by a step that leads to itself, so the
/// journey to what is too soon is a real one.
struct CoveringStorage: StateStorage {
  private var states = HashedStorage<UInt64>()
  private let bare: ((UInt64) -> UInt64)?
  private let outruns: (UInt64, UInt64) -> Bool
  private var alike: [UInt64: [UInt64]] = [:]

  /// - Parameter covers: whether a state may stand for others.
  init<W: World>(_ table: SystemTable<W>, covers: Bool) {
    bare = covers && table.system.hasStopwatches ? table.withoutStopwatches : nil
    outruns = table.outruns
  }

  var values: [UInt64] { states.values }

  func number(of state: UInt64) -> Int? {
    states.number(of: state) ?? bare.flatMap { number(of: state, among: $0(state)) }
  }

  /// The number of the state that stands for one found later, of those that differ in stopwatches.
  private func number(of state: UInt64, among bare: UInt64) -> Int? {
    alike[bare]?.first { outruns($0, state) }.flatMap(states.number)
  }

  mutating func insert(_ state: UInt64) -> (number: Int, isNew: Bool) {
    guard let bare else { return states.insert(state) }
    if let number = states.number(of: state) { return (number, false) }
    let others = bare(state)
    if let number = number(of: state, among: others) { return (number, false) }
    alike[others, default: []].append(state)
    return states.insert(state)
  }
}

/// A system by numbers as something to be searched.
final class NumberedModel: TransitionSystem {
  let initialStates: [UInt64]
  private let table: StepTable
  private let labelOf: (StepTable.Successor, UInt64) -> UInt32
  private var successors: [StepTable.Successor] = []

  init(
    _ table: StepTable, starts: [UInt64], label: @escaping (StepTable.Successor, UInt64) -> UInt32
  ) {
    self.table = table
    initialStates = starts
    labelOf = label
  }

  /// Appends every transition, labelled with what happened on it.
  func transitions(from state: UInt64, into found: inout TransitionList<UInt32, UInt64>) {
    successors.removeAll(keepingCapacity: true)
    table.expand(state, into: &successors)
    for successor in successors {
      found.append(successor.choice, to: successor.state, label: successor.log)
    }
  }

  /// A search that has not begun.
  ///
  /// It keeps all states and transitions, and labels each transition when it takes it in.
  func explorer<Storage: StateStorage<UInt64>>(
    _ storage: Storage, growing: ((Storage, Levels) -> [String])? = nil
  ) -> Explorer<NumberedModel, Storage, TransitionTable<UInt32>> {
    Explorer(
      self, storage: storage, record: TransitionTable(),
      label: { transition, state in
        self.labelOf(
          StepTable.Successor(
            choice: transition.action, state: transition.state, log: transition.label), state)
      }, growing: growing)
  }
}
