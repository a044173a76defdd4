import EveryPath
import FlowModel

/// Every event is handled or ignored somewhere; where no journey rests is nowhere.
enum UnusedEvent {
  static func findings(
    in compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ reached: Reachability
  ) -> [Finding] {
    var isUsed = compiled.symbols.map { $0.component != nil }
    for row in compiled.closedRows where reached.states[row.state] { isUsed[row.symbol] = true }
    for position in compiled.positions.indices where reached.positions[position] {
      for symbol in compiled.symbols.indices where !isUsed[symbol] {
        isUsed[symbol] = compiled.cell(position: position, symbol: symbol) != .refuse
      }
    }
    return compiled.symbols.indices.filter { !isUsed[$0] }.map { symbol in
      let id = compiled.symbols[symbol].id
      let rows = elaborated.rows.joined().flatMap { $0.lines(of: symbol) }.uniqued
      return Finding(
        rule: "unused-event",
        sentence: rows.isEmpty
          ? "no state handles or ignores `\(id)`; remove it, or write its row"
          : "no journey rests where `\(id)` is handled or ignored; remove it, or write its row where "
            + "one does",
        lines: rows.isEmpty ? lines(of: symbol, compiled, elaborated) : rows,
        bearing: Bearing(
          .absence, events: [symbol],
          origins: elaborated.rows.indices.filter {
            elaborated.rows[$0].contains { !$0.lines(of: symbol).isEmpty }
          }))
    }
  }

  /// The steps it would answer; where it would be written first, if it answers none.
  private static func lines(
    of symbol: Int, _ compiled: CompiledFlow, _ elaborated: ElaboratedFlow
  ) -> [SourceLine] {
    let asking = Set(compiled.effects.filter { $0.answers.contains(symbol) }.map(\.id))
    let steps = elaborated.linesOfEffects { asking.contains($0) }
    return steps.isEmpty ? [elaborated.line(of: compiled.start)] : steps
  }
}

extension ElaboratedFlow.Row {
  /// The lines of the row, its waiting steps and answers that are for an event.
  fileprivate func lines(of symbol: Int) -> [SourceLine] {
    var lines: [SourceLine] = []
    func add(_ event: Int, _ line: SourceLine) {
      if event == symbol { lines.append(line) }
    }
    if let event { add(event, line) }
    if case .ignore(let events, _) = kind { for event in events { add(event, line) } }
    for step in allSteps {
      if case .performUntil(_, let event, _) = step.kind { add(event, step.line) }
      for answer in step.answers {
        if case .event(let event) = answer.kind { add(event, answer.line) }
      }
    }
    return lines
  }
}
