import EveryPath
import FlowModel

/// What is remembered can be gone on with: `resume(from:)` drops no state that a `Remember` names.
enum RememberedInVain {
  static func findings(
    in compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ reached: Reachability
  ) -> [Finding] {
    var states: [Int: (outcome: Int, order: Int)] = [:]
    for (number, order) in compiled.orders.enumerated() where reached.orders[number] {
      guard case .remember(let state) = order, case .drop(let outcome) = compiled.resumptions[state]
      else { continue }
      states[state] = states[state] ?? (outcome, number)
    }
    // One finding a line: a row may stand in many states.
    var lines: [SourceLine] = []
    var named: [SourceLine: [Int]] = [:]
    for state in states.keys.sorted() {
      for line in elaborated.linesOfRemembering(in: state) {
        if named[line] == nil { lines.append(line) }
        named[line, default: []].append(state)
      }
    }
    return lines.map { line in
      let found = named[line] ?? []
      let names = found.map { "`\(compiled.positions[$0].id)`" }.joined(separator: ", ")
      return Finding(
        rule: "remembered-in-vain",
        sentence: "Remember() keeps \(names), which resume(from:) drops, so the next process does "
          + "not go on with it; answer .at(…) for it there, or leave out the Remember()",
        lines: [line], witness: found.first.flatMap { compiled.path(to: $0) } ?? [])
    }
  }
}

extension ElaboratedFlow {
  /// The lines of the `Remember` steps of a state, in authored order.
  fileprivate func linesOfRemembering(in state: Int) -> [SourceLine] {
    rows[state].flatMap { $0.allSteps }.compactMap { step in
      if case .remember = step.kind { step.line } else { nil }
    }
  }
}
