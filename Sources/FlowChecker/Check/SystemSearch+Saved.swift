import EveryPath
public import FlowModel
import StateSpace

extension SystemSearch {
  /// What was found so far, to go on from it in another process.
  ///
  /// Linear in the number of states and transitions.
  public var saved: SavedSearch {
    let graph = search.graph
    return SavedSearch(
      system: system.name, model: system.modelFingerprint, sets: facts.sets.all,
      initialCount: graph.startCount,
      outDegrees: (0..<graph.expandedCount).map { graph.edges(of: $0).count },
      targets: graph.targets.map(Int.init), choices: graph.choiceNumbers.map(Int.init),
      labels: graph.labels.map(Int.init), witnesses: model.witnesses)
  }

  /// A search that goes on from where a saved one stopped, and comes to the same end as one that
  /// had not stopped.
  ///
  /// It takes one step a state to find the states again; no property is asked anew.
  ///
  /// - Parameters:
  ///   - triesBreakers: whether each property must be broken by a lesson or mutant of the system.
  ///   - shortest: which journey shows a broken property.
  ///   - explains: whether the report says of each broken property why.
  /// - Throws: ``UnfitSearch`` if it is one of another system, or of another version of this one.
  public convenience init(
    _ system: System<W>, goingOnFrom saved: SavedSearch, triesBreakers: Bool = false,
    shortest: Shortest = .steps, explains: Bool = false
  ) throws(UnfitSearch) {
    self.init(system, triesBreakers: triesBreakers, shortest: shortest, explains: explains)
    guard saved.system == system.name else {
      throw UnfitSearch(
        description: "it is a search of `\(saved.system)`, not of `\(system.name)`; name its system"
      )
    }
    guard saved.model == system.modelFingerprint else { throw .changed }
    // Where no state was looked at, the search begins anew.
    guard !saved.outDegrees.isEmpty else { return }
    for (number, set) in saved.sets.enumerated() {
      guard facts.sets.areWellFormed(set) else { throw .damaged }
      guard facts.sets.label(of: set) == UInt32(number) else { throw .changed }
    }
    search = model.explorer(from: try graph(of: saved))
    model.goOn(after: saved.targets.count)
  }

  /// The saved graph with its states, each of which is found by a step from the one before it.
  private func graph(of saved: SavedSearch) throws(UnfitSearch) -> StateGraph<UInt64, UInt32> {
    var states = Interner<UInt64>()
    for start in model.table.starts { _ = states.insert(start) }
    guard states.count == saved.initialCount else { throw .changed }
    var choices: [UInt32] = []
    var witnesses = saved.witnesses[...]
    var first = 0
    for (source, degree) in saved.outDegrees.enumerated() {
      let state = states[UInt32(source)]
      for edge in first..<first + degree {
        if saved.choices[edge] == choices.count {
          var successors: [StepTable.Successor] = []
          model.table.expand(state, into: &successors)
          guard successors.count == degree else { throw .changed }
          choices.append(successors[edge - first].choice)
        }
        let isWitness = witnesses.first == edge
        guard isWitness || saved.targets[edge] == states.count else { continue }
        let successor = model.table.take(choices[saved.choices[edge]], from: state)
        guard let successor, saved.targets[edge] == Int(states.insert(successor.state).number)
        else {
          throw .changed
        }
        if isWitness {
          model.note(successor.log, onSaved: edge)
          witnesses.removeFirst()
        }
      }
      first += degree
    }
    guard witnesses.isEmpty else { throw .damaged }
    return StateGraph(
      states: states.values, initialCount: saved.initialCount, actions: choices,
      outDegrees: saved.outDegrees, targets: saved.targets.map(Int32.init(truncatingIfNeeded:)),
      actionNumbers: saved.choices.map(Int32.init(truncatingIfNeeded:)),
      labels: saved.labels.map(UInt32.init(truncatingIfNeeded:)))
  }
}

extension System {
  /// Changes whenever the behaviour of a component changes, or what is promised.
  fileprivate var modelFingerprint: String {
    Fingerprint([fingerprint] + properties.map(\.name)).digits
  }
}
