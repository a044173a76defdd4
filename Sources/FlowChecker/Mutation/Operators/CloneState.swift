import EveryPath

/// Lets one arrival end in a hidden twin of its state: with its id, but a row that does nothing.
///
/// The twin counts as the state it looks like wherever a position is compared: only what it makes
/// of an event tells.
enum CloneState {
  static func changes(of rows: CompiledRows) -> [Change] {
    rows.allArrivals.flatMap { arrival in
      let compiled = rows.compiled
      let state = rows.target(of: arrival)
      guard compiled.positions[state].kind == .state else { return [Change]() }
      return compiled.edges(from: state).compactMap { row in
        guard case .symbol(let symbol) = compiled.edges[row].trigger else { return nil }
        return Change(
          "\(rows.site(arrival)) > \(compiled.symbols[symbol].id)", compiled.edges[row].line,
          "after \(rows.words(arrival)), `\(compiled.positions[state].id)` did nothing on "
            + "`\(compiled.symbols[symbol].id)`"
        ) { elaborated in
          let twin = elaborated.addTwin(of: state, muting: row)
          elaborated.rewrite(arrival, target: twin)
        }
      }
    }
  }
}
