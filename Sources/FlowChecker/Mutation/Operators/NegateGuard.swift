import EveryPath

/// Reads one guard the other way round: an open row is closed, a closed one is open.
///
/// What a closed row would do is not part of a plan. It is taken from the same row of another state
/// in which the guard is open, or else from any other row for the event.
enum NegateGuard {
  static func changes(of rows: PlanRows) -> [Change] { closed(rows) + opened(rows) }

  private static func closed(_ rows: PlanRows) -> [Change] {
    let plan = rows.plan
    return plan.edges.indices.compactMap { number in
      let edge = plan.edges[number]
      guard let name = edge.guardName, !plan.positions[edge.source].isWaypoint else { return nil }
      // An interrupt is closed at the waypoints of its state as well.
      let all = plan.edges.indices.filter { other in
        let info = plan.edges[other]
        return other == number
          || info.interrupts && info.line == edge.line && info.trigger == edge.trigger
            && plan.positions[info.source].state == edge.source
      }
      return Change(
        rows.site(.edge(number)), edge.line,
        "\(rows.words(.edge(number))) were closed although \"\(name)\" holds"
      ) { draft in for edge in all { draft.remove(edge: edge) } }
    }
  }

  private static func opened(_ rows: PlanRows) -> [Change] {
    let plan = rows.plan
    return plan.closedRows.compactMap { row in
      let same = plan.edges.indices.first {
        plan.edges[$0].line == row.line && plan.edges[$0].trigger == .symbol(row.symbol)
      }
      guard let donor = same ?? SneakRow.donor(of: row.symbol, to: row.state, rows),
        plan.edges[donor].source != row.state
      else { return nil }
      let place = plan.positions[row.state].id
      return Change(
        "\(place)/\(plan.symbols[row.symbol].id) open", row.line,
        "`\(plan.symbols[row.symbol].id)` in `\(place)` were open although \"\(row.guardName)\" "
          + "does not hold"
      ) { draft in
        for edge in plan.edges(from: row.state)
        where plan.edges[edge].trigger == .symbol(row.symbol) {
          draft.remove(edge: edge)
        }
        draft.add(donor, to: row.state, rows)
      }
    }
  }
}
