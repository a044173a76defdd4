/// Every event is handled or ignored somewhere.
enum UnusedEvent {
  static func findings<F: Flow>(in plan: Plan, _ draft: Draft<F>) -> [Finding] {
    var isUsed = plan.symbols.map { _ in false }
    for row in plan.closedRows { isUsed[row.symbol] = true }
    for position in plan.positions.indices {
      for symbol in plan.symbols.indices where !isUsed[symbol] {
        isUsed[symbol] = plan.cell(position: position, symbol: symbol) != .refuse
      }
    }
    return plan.symbols.indices.filter { !isUsed[$0] }.map {
      Finding(
        rule: "unused-event",
        sentence: "no state handles or ignores `\(plan.symbols[$0].id)`; remove it, or write "
          + "its row",
        lines: lines(of: $0, plan, draft))
    }
  }

  /// The steps it would answer; where it would be written first, if it answers none.
  private static func lines<F: Flow>(
    of symbol: Int, _ plan: Plan, _ draft: Draft<F>
  ) -> [SourceLine] {
    let asking = Set(plan.effects.filter { $0.answers.contains(symbol) }.map(\.id))
    let steps = draft.linesOfEffects { asking.contains($0) }
    return steps.isEmpty ? [draft.line(of: plan.start)] : steps
  }
}
