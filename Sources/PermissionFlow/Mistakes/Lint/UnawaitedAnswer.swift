/// A step that waits for one answer of an effect says what to do on the others.
///
/// Whoever waits for a single answer trusts it to come. Where there are several, one that nobody
/// waits for leaves the sequence waiting for ever, unless an `Interrupt`, an `Or` for something
/// else, or a `Silence` can end it. The state's `After` cannot: it waits for the sequence.
enum UnawaitedAnswer {
  static func findings(in plan: Plan, _ reached: Reached) -> [Finding] {
    plan.positions.indices.filter { reached.positions[$0] }.compactMap { number in
      let place = plan.positions[number]
      guard case .awaiting(let awaited, let effect) = place.kind else { return nil }
      var missing = plan.effects[effect].answers.filter { $0 != awaited }
      for edge in plan.edges(from: number).map({ plan.edges[$0] }) {
        guard case .symbol(let symbol) = edge.trigger else { return nil }
        guard plan.effects[effect].answers.contains(symbol) else { return nil }
        missing.removeAll { $0 == symbol }
      }
      guard !missing.isEmpty else { return nil }
      let names = missing.map { "`\(plan.symbols[$0].id)`" }.joined(separator: ", ")
      return Finding(
        rule: "waiting-for-ever",
        sentence: "`\(place.id)` waits for `\(plan.symbols[awaited].id)`, but "
          + "`\(plan.effects[effect].id)` can be answered with \(names), which nobody waits for; "
          + "add an Or for it, a Silence, or an Interrupt",
        lines: [place.line], witness: plan.way(to: number) ?? [])
    }
  }
}
