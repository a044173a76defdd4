import EveryPath

/// Leaves out one step; of a step that waits, the waiting too.
enum DropStep {
  static func changes(of rows: CompiledRows) -> [Change] {
    rows.ways.flatMap { way in
      let orders = rows.orders(on: way)
      return rows.steps(on: way).map { step in
        var fewer = orders
        let gone = fewer.remove(at: step)
        let left = fewer
        return Change(
          "\(rows.site(way)) \(rows.key(gone))", rows.line(way),
          "\(rows.words(way)) left out \(rows.thing(gone))"
        ) { $0.rewrite(way, orders: left) }
      }
    }
      + rows.waypoints.compactMap { waypoint in
        guard rows.compiled.positions[waypoint].kind != .delay else { return nil }
        let place = rows.compiled.positions[waypoint]
        return Change(
          place.id, place.line,
          "\(rows.awaited(at: waypoint)) were left out on the way to `\(place.id)`"
        ) { $0.skip(waypoint, rows, ordering: []) }
      }
  }
}

extension FlowEdit {
  /// Writes a way otherwise.
  mutating func rewrite(
    _ way: CompiledRows.Way, target: Int? = nil, orders: [Order]? = nil, leaves: Bool? = nil
  ) {
    switch way {
    case .edge(let edge): rewrite(edge: edge, target: target, orders: orders, leaves: leaves)
    case .entry(let state): rewrite(entry: state, target: target, orders: orders)
    }
  }

  /// Leads every way to a waypoint on at once, with other orders than those of waiting there.
  mutating func skip(_ waypoint: Int, _ rows: CompiledRows, ordering orders: [Order]) {
    guard let acknowledgement = rows.acknowledgement(at: waypoint) else { return }
    let next = rows.compiled.edges[acknowledgement]
    for way in rows.arrivals(at: waypoint) {
      rewrite(
        way, target: next.target,
        orders: rows.prefix(on: way, to: waypoint) + orders + rows.rest(after: acknowledgement),
        leaves: rows.leaves(way) || next.leaves)
    }
  }
}

extension CompiledRows {
  /// Whether a way leaves a state.
  func leaves(_ way: Way) -> Bool {
    if case .edge(let edge) = way { compiled.edges[edge].leaves } else { true }
  }
}
