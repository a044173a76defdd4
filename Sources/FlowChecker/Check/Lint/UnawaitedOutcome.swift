import EveryPath
import FlowModel
import StateSpace

/// Whoever calls a component says what to do on each of its outcomes, or how else the waiting ends.
extension WorldLint {
  /// The calls that wait for a component which has ended otherwise, each at the first place where
  /// it does.
  var unawaitedOutcomes: [Finding] {
    let members = Composition(system).members
    return members.indices.flatMap { component in
      let plan = system.components[component].plan
      return plan.positions.indices.compactMap { number -> Finding? in
        guard case .calling(_, let call) = plan.positions[number].kind,
          let called = members[component].called[call],
          let missing = unawaited(plan, number, members[called], by: component), !missing.isEmpty,
          let state = graph.states.firstIndex(where: {
            $0.components[component].machine.position == number
              && !$0.components[called].machine.isRunning
          })
        else { return nil }
        let names = missing.map { "`\($0)`" }.joined(separator: ", ")
        return Finding(
          rule: "unawaited-outcome",
          sentence: "`\(plan.positions[number].id)` waits for ever: `\(members[called].name)` can "
            + "end with \(names), which nobody waits for; add an Or for it, a Timeout, or an "
            + "Interrupt",
          lines: [plan.positions[number].line],
          witness: journey(toState: state),
          bearing: Bearing(.unawaited, component: component, places: [number]))
      }
    }
  }

  /// The outcomes of rows that a call does not wait for; nil if something else can end the waiting.
  private func unawaited(
    _ plan: Plan, _ number: Int, _ called: Composition.Member, by component: Int
  ) -> [String]? {
    let heard = called.heard[component]
    guard
      let awaited = plan.awaited(at: number, among: { plan.symbols[$0].component == called.name })
    else { return nil }
    let ofRows = called.plan.entries.map(\.orders) + called.plan.edges.map(\.orders)
    return called.plan.outcomes.indices.filter { outcome in
      ofRows.contains { called.plan.orders[$0].contains(.deliver(outcome: outcome)) }
        && heard[outcome].map { !awaited.contains($0) } ?? true
    }.map { called.plan.outcomes[$0] }
  }
}
