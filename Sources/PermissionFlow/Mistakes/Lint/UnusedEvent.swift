/// Every event is handled or ignored somewhere.
enum UnusedEvent {
  static func findings(in plan: Plan) -> [Finding] {
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
        lines: [])
    }
  }
}
