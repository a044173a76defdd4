/// A step that waits for one answer of an effect says what to do on the others.
///
/// Whoever waits for a single answer trusts it to come. Where there are several, one that nobody
/// waits for leaves the sequence waiting for ever, unless an `Interrupt` or a `Silence` can end it.
/// The state's `After` cannot: it waits for the sequence.
enum UnawaitedAnswer {
  static func findings(in plan: Plan, _ reached: Reached) -> [Finding] {
    plan.positions.indices.filter { reached.positions[$0] }.compactMap { number in
      let place = plan.positions[number]
      guard case .awaiting(let answer, let effect) = place.kind,
        let awaited = plan.awaited(at: number, among: plan.effects[effect].answers.contains)
      else { return nil }
      let missing = plan.effects[effect].answers.filter { $0 != answer && !awaited.contains($0) }
      guard !missing.isEmpty else { return nil }
      let names = missing.map { "`\(plan.symbols[$0].id)`" }.joined(separator: ", ")
      return Finding(
        rule: "waiting-for-ever",
        sentence: "`\(place.id)` waits for `\(plan.symbols[answer].id)`, but "
          + "`\(plan.effects[effect].id)` can be answered with \(names), which nobody waits for; "
          + "add an Or for it, a Silence, or an Interrupt",
        lines: [place.line], witness: plan.way(to: number) ?? [])
    }
  }
}

extension Plan {
  /// The answers on which a sequence goes on from where it waits; nil if something that is no answer
  /// can end the waiting, such as a time or an interrupt.
  package func awaited(at position: Int, among isAnswer: (Int) -> Bool) -> Set<Int>? {
    var awaited: Set<Int> = []
    for edge in edges(from: position) {
      guard case .symbol(let symbol) = edges[edge].trigger, isAnswer(symbol) else { return nil }
      awaited.insert(symbol)
    }
    return awaited
  }
}
