import EveryPath
import FlowModel

/// Every listed state is entered by some journey.
enum UnreachableState {
  static func findings(
    in compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ isReached: [Bool]
  ) -> [Finding] {
    let isEntered = enteredStates(compiled, elaborated, isReached)
    return (0..<compiled.stateCount).filter { !isEntered[$0] }.map { state in
      Finding(
        rule: "unreachable-state",
        sentence:
          "nothing leads to `\(compiled.positions[state].id)`; remove it, or write the row that "
          + "goes there",
        lines: [elaborated.line(of: state)],
        bearing: Bearing(.absence, places: [state], origins: elaborated.states(leadingTo: state)))
    }
  }

  /// A state is entered if a journey rests in it, waits in its sequences, or passes through it.
  static func enteredStates(
    _ compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ isReached: [Bool]
  ) -> [Bool] {
    var isEntered = [Bool](repeating: false, count: compiled.stateCount)
    var open = [compiled.start]
    for (position, place) in compiled.positions.enumerated() where isReached[position] {
      open.append(place.state)
    }
    while let state = open.popLast() {
      guard !isEntered[state] else { continue }
      isEntered[state] = true
      if case .at(let next) = compiled.resumptions[state] { open.append(next) }
      for row in elaborated.rows[state] {
        if case .enter = row.kind {} else if !isReached[state] { continue }
        for case .go(let target) in row.allSteps.map({ $0.kind }) { open.append(target) }
      }
    }
    return isEntered
  }
}

extension ElaboratedFlow {
  fileprivate func states(leadingTo state: Int) -> [Int] {
    rows.indices.filter { origin in
      rows[origin].contains { row in
        row.allSteps.contains {
          if case .go(let target) = $0.kind { target == state } else { false }
        }
      }
    }
  }
}
