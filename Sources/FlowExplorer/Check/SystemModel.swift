import FlowModel
import PermissionFlow

/// A system as something to be searched, which notes the facts of each step and what each part was
/// sent.
final class SystemModel<W: World> {
  let system: System<W>
  let facts: FactTable<W>
  let table: SystemTable<W>
  let startLabels: [UInt32]
  private(set) var coverage: Coverage
  private(set) var runs: EdgePairs?
  private var wayCount = 0
  /// For each log whether it was covered, and what the parts did in it.
  private var runOfLog: [Int32] = []

  init(_ system: System<W>, facts: FactTable<W>, notesPairs: Bool = false) {
    runs = notesPairs ? EdgePairs() : nil
    self.system = system
    self.facts = facts
    let table = SystemTable(system)
    self.table = table
    coverage = Coverage(parts: system.parts.map(\.plan))
    startLabels = table.starts.map { facts.label(ofStart: $0, in: table) }
  }

  /// The same by numbers.
  var numbered: NumberedModel {
    NumberedModel(table, starts: table.starts) { way, state in
      self.note(way)
      return self.facts.label(of: way, from: state, in: self.table)
    }
  }

  /// What the parts have been through, with the pairs of edges if they were noted.
  func coverage(in graph: SearchGraph<SystemState<W>, SystemMove<W>>) -> Coverage {
    var coverage = coverage
    if let runs { coverage.pairs = system.parts.indices.map { runs.pairs(of: $0, in: graph) } }
    return coverage
  }

  private func note(_ way: StepTable.Way) {
    let number = Int(way.log)
    while runOfLog.count <= number { runOfLog.append(-1) }
    if runOfLog[number] < 0 {
      let log = table.log(way.log)
      coverage.note(log, on: wayCount)
      runOfLog[number] = runs?.run(log, partCount: system.parts.count) ?? 0
    }
    runs?.note(runOfLog[number])
    wayCount += 1
  }
}

/// A system by numbers as something to be searched.
final class NumberedModel: SearchModel {
  let starts: [UInt64]
  private let table: StepTable
  private let labelOf: (StepTable.Way, UInt64) -> UInt32
  private var ways: [StepTable.Way] = []

  init(
    _ table: StepTable, starts: [UInt64], label: @escaping (StepTable.Way, UInt64) -> UInt32
  ) {
    self.table = table
    self.starts = starts
    labelOf = label
  }

  /// Appends every way on, labelled with what happened on it.
  func successors(of state: UInt64, into found: inout Successors<UInt32, UInt64>) {
    ways.removeAll(keepingCapacity: true)
    table.expand(state, into: &ways)
    for way in ways { found.append(way.choice, to: way.state, label: way.log) }
  }

  /// The label of a way of a search, which asks once for each, in order, when it takes it in.
  func label(_ way: Successors<UInt32, UInt64>.Way, from state: UInt64) -> UInt32 {
    labelOf(StepTable.Way(choice: way.choice, state: way.state, log: way.label), state)
  }
}
