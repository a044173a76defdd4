import FlowModel
import PermissionFlow

/// A system as something to be searched, which notes the facts of each step and what each part was
/// sent.
final class SystemModel<W: World>: SearchModel {
  let system: System<W>
  let facts: FactTable<W>
  private(set) var coverage: Coverage
  private(set) var runs: EdgePairs?
  private(set) var startLabels: [UInt32] = []
  private var wayCount = 0

  init(_ system: System<W>, facts: FactTable<W>, notesPairs: Bool = false) {
    runs = notesPairs ? EdgePairs() : nil
    self.system = system
    self.facts = facts
    coverage = Coverage(parts: system.parts.map(\.plan))
    startLabels = system.starts.map { start in
      facts.label(of: Moment(system: system, before: start, state: start, log: StepLog()))
    }
  }

  var starts: [SystemState<W>] { system.starts }

  /// What the parts have been through, with the pairs of edges if they were noted.
  func coverage(in graph: SearchGraph<SystemState<W>, SystemMove<W>>) -> Coverage {
    var coverage = coverage
    if let runs { coverage.pairs = system.parts.indices.map { runs.pairs(of: $0, in: graph) } }
    return coverage
  }

  func successors(
    of state: SystemState<W>, into ways: inout Successors<SystemMove<W>, SystemState<W>>
  ) {
    for successor in system.successors(of: state) {
      let moment = Moment(
        system: system, before: state, state: successor.state, log: successor.log)
      ways.append(successor.move, to: successor.state, label: facts.label(of: moment))
      coverage.note(successor.log, on: wayCount)
      runs?.note(successor.log, parts: system.parts)
      wayCount += 1
    }
  }
}
