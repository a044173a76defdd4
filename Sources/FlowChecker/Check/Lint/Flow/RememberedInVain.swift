import EveryPath
import FlowModel

/// What is remembered can be resumed: `resume(from:)` drops no state that a `Remember` names.
enum RememberedInVain {
  static func findings(
    in compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ reached: Reachability
  ) -> [Finding] {
    var states: Set<Int> = []
    for (number, order) in compiled.orders.enumerated() where reached.orders[number] {
      if case .remember(let state) = order, case .drop = compiled.resumptions[state] {
        states.insert(state)
      }
    }
    return states.sorted().flatMap { state in
      elaborated.linesOfRemembering(in: state).map { line in
        Finding(
          rule: "remembered-in-vain",
          sentence: "Remember() keeps `\(compiled.positions[state].id)`, which resume(from:) "
            + "drops, so the next process does not resume it; answer .at(…) for it there, or leave "
            + "out the Remember()",
          lines: [line], witness: compiled.path(to: state) ?? [])
      }
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
