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
  private var wayCount = 0
  /// The ways on which something happened for the first time.
  private(set) var witnesses: [Int] = []
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

  /// A search of it that has not begun, or goes on from what was found.
  func explorer(from graph: StateGraph<UInt64, UInt32>? = nil) -> SystemExplorer {
    let table = table
    return numbered.explorer(from: graph) { states, levels in
      GrowingFields.names(levels) { table.state(states[$0]).world }
    }
  }

  /// The same by numbers.
  var numbered: NumberedModel {
    NumberedModel(table, starts: table.starts) { way, state in
      self.note(way)
      return self.facts.label(of: way, from: state, in: self.table)
    }
  }

  /// What the components have been through, with the pairs of edges if they were noted.
  func coverage(in graph: StateGraph<SystemState<W>, SystemMove<W>>) -> Coverage {
    var coverage = coverage
    if let runs { coverage.pairs = system.components.indices.map { runs.pairs(of: $0, in: graph) } }
    return coverage
  }

  /// Notes what happened on a way of a saved search; of all such ways in their order, the pairs of edges
  /// aside.
  func note(_ log: UInt32, onSaved way: Int) {
    wayCount = way
    note(StepTable.Way(choice: 0, state: 0, log: log))
  }

  /// Goes on after so many ways of a saved search.
  func goOn(after count: Int) { wayCount = count }

  private func note(_ way: StepTable.Way) {
    let number = Int(way.log)
    while runOfLog.count <= number { runOfLog.append(-1) }
    if runOfLog[number] < 0 {
      let log = table.log(way.log)
      coverage.note(log, on: wayCount)
      witnesses.append(wayCount)
      runOfLog[number] = runs?.run(log, componentCount: system.components.count) ?? 0
    }
    runs?.note(runOfLog[number])
    wayCount += 1
  }
}

/// A search of a system by numbers.
typealias SystemExplorer =
  Explorer<NumberedModel, HashedStorage<UInt64>, TransitionTable<UInt32>>

/// A system by numbers as something to be searched.
final class NumberedModel: TransitionSystem {
  let initialStates: [UInt64]
  private let table: StepTable
  private let labelOf: (StepTable.Way, UInt64) -> UInt32
  private var ways: [StepTable.Way] = []

  init(
    _ table: StepTable, starts: [UInt64], label: @escaping (StepTable.Way, UInt64) -> UInt32
  ) {
    self.table = table
    initialStates = starts
    labelOf = label
  }

  /// Appends every way on, labelled with what happened on it.
  func transitions(from state: UInt64, into found: inout TransitionList<UInt32, UInt64>) {
    ways.removeAll(keepingCapacity: true)
    table.expand(state, into: &ways)
    for way in ways { found.append(way.choice, to: way.state, label: way.log) }
  }

  /// A search that has not begun, or goes on from what was found.
  ///
  /// It keeps all states and ways, and labels each way when it takes it in.
  func explorer(
    from graph: StateGraph<UInt64, UInt32>? = nil,
    growing: ((HashedStorage<UInt64>, Levels) -> [String])? = nil
  ) -> SystemExplorer {
    let label: (SystemExplorer.Transition, UInt64) -> UInt32 = { way, state in
      self.labelOf(StepTable.Way(choice: way.action, state: way.state, log: way.label), state)
    }
    guard let graph else {
      return Explorer(
        self, storage: HashedStorage(), record: TransitionTable(), label: label, growing: growing)
    }
    return Explorer(self, storage: HashedStorage(), from: graph, label: label, growing: growing)
  }
}
