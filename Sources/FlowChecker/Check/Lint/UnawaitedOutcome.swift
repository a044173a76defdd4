import EveryPath
import FlowModel
import StateSpace

/// Whoever calls a component says what to do on each of its outcomes, or how else the waiting ends.
extension WorldLint {
  /// The calls that wait for a component which has ended otherwise, each at the first such place.
  var unawaitedOutcomes: [Finding] {
    let members = Composition(system).members
    return members.indices.flatMap { component in
      let compiled = system.components[component].compiled
      return compiled.positions.indices.compactMap { number -> Finding? in
        guard case .calling(_, let call) = compiled.positions[number].kind,
          let called = members[component].called[call],
          let missing = unawaited(compiled, number, members[called], by: component),
          !missing.isEmpty,
          let state = graph.states.firstIndex(where: {
            $0.components[component].machine.position == number
              && !$0.components[called].machine.isRunning
          })
        else { return nil }
        let names = missing.map { "`\($0)`" }.joined(separator: ", ")
        return Finding(
          rule: "unawaited-outcome",
          sentence:
            "`\(compiled.positions[number].id)` waits for ever: `\(members[called].name)` can "
            + "end with \(names), which nothing waits for; add an Or for it, a Timeout, or an "
            + "Interrupt",
          lines: [compiled.positions[number].line],
          witness: journey(toState: state),
          bearing: Bearing(.unawaited, component: component, places: [number]))
      }
    }
  }

  /// The outcomes of rows that a call does not wait for; nil if something else can end the waiting.
  private func unawaited(
    _ compiled: CompiledFlow, _ number: Int, _ called: Composition.Member, by component: Int
  ) -> [String]? {
    let heard = called.heard[component]
    guard
      let awaited = compiled.awaited(
        at: number, among: { compiled.symbols[$0].component == called.name })
    else { return nil }
    let ofRows = called.compiled.entries.map(\.orders) + called.compiled.edges.map(\.orders)
    return called.compiled.outcomes.indices.filter { outcome in
      ofRows.contains { called.compiled.orders[$0].contains(.deliver(outcome: outcome)) }
        && heard[outcome].map { !awaited.contains($0) } ?? true
    }.map { called.compiled.outcomes[$0] }
  }
}
