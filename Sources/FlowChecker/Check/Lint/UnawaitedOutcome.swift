import EveryPath
import FlowModel
import StateSpace

/// Whoever calls a part says what to do on each of its outcomes, or how else the waiting ends.
extension WorldLint {
  /// The calls that wait for a part which has ended otherwise, each at the first place where it does.
  var unawaitedOutcomes: [Finding] {
    let members = Ensemble(system).members
    return members.indices.flatMap { part in
      let plan = system.parts[part].plan
      return plan.positions.indices.compactMap { number -> Finding? in
        guard case .calling(_, let call) = plan.positions[number].kind,
          let called = members[part].called[call],
          let missing = unawaited(plan, number, members[called], by: part), !missing.isEmpty,
          let state = graph.states.firstIndex(where: {
            $0.parts[part].machine.position == number && !$0.parts[called].machine.isRunning
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
          bearing: Bearing(.unawaited, part: part, places: [number]))
      }
    }
  }

  /// The outcomes of rows that a call does not wait for; nil if something else can end the waiting.
  private func unawaited(
    _ plan: Plan, _ number: Int, _ called: Ensemble.Member, by part: Int
  ) -> [String]? {
    let heard = called.heard[part]
    guard let awaited = plan.awaited(at: number, among: { plan.symbols[$0].part == called.name })
    else { return nil }
    let ofRows = called.plan.entries.map(\.orders) + called.plan.edges.map(\.orders)
    return called.plan.outcomes.indices.filter { outcome in
      ofRows.contains { called.plan.orders[$0].contains(.deliver(outcome: outcome)) }
        && heard[outcome].map { !awaited.contains($0) } ?? true
    }.map { called.plan.outcomes[$0] }
  }
}
