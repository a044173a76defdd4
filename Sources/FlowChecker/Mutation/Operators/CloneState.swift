import EveryPath

/// Leads one way to a hidden twin of its state: one with the same id, in which one row does nothing.
///
/// The twin counts as the state it looks like wherever a position is compared: only what it makes of
/// an event tells.
enum CloneState {
  static func changes(of rows: PlanRows) -> [Change] {
    rows.ways.flatMap { way in
      let plan = rows.plan
      let state = rows.target(of: way)
      guard plan.positions[state].kind == .state else { return [Change]() }
      return plan.edges(from: state).compactMap { row in
        guard case .symbol(let symbol) = plan.edges[row].trigger else { return nil }
        return Change(
          "\(rows.site(way)) > \(plan.symbols[symbol].id)", plan.edges[row].line,
          "after \(rows.words(way)), `\(plan.positions[state].id)` did nothing on "
            + "`\(plan.symbols[symbol].id)`"
        ) { draft in
          let twin = draft.addTwin(of: state, muting: row)
          draft.rewrite(way, target: twin)
        }
      }
    }
  }
}
