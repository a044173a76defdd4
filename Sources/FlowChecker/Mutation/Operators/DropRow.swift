import EveryPath

/// Leaves out one row: of a state, of an interrupt at a waypoint, or an answer to what waits.
enum DropRow {
  static func changes(of rows: PlanRows) -> [Change] {
    // A row with a guard is left out by reading the guard the other way round.
    rows.plan.edges.indices.filter { rows.plan.edges[$0].guardName == nil }.map { edge in
      let way = PlanRows.Way.edge(edge)
      let info = rows.plan.edges[edge]
      return Change(
        rows.site(way), info.line,
        "`\(rows.plan.name(of: info.trigger))` had no row in "
          + "`\(rows.plan.positions[info.source].id)`"
      ) { $0.remove(edge: edge) }
    }
  }
}
