import EveryPath

/// Leaves out one row: of a state, of an interrupt at a waypoint, or an answer to what waits.
enum DropRow {
  static func changes(of rows: CompiledRows) -> [Change] {
    rows.compiled.edges.indices.map { edge in
      let arrival = CompiledRows.Arrival.edge(edge)
      let info = rows.compiled.edges[edge]
      return Change(
        rows.site(arrival), info.line,
        "`\(rows.compiled.name(of: info.trigger))` had no row in "
          + "`\(rows.compiled.positions[info.source].id)`"
      ) { $0.remove(edge: edge) }
    }
  }
}
