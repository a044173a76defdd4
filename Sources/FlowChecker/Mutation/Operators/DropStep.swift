import EveryPath

/// Leaves out one step; of a step that waits, the waiting too.
enum DropStep {
  static func changes(of rows: CompiledRows) -> [Change] {
    rows.allArrivals.flatMap { arrival in
      let orders = rows.orders(on: arrival)
      return rows.steps(on: arrival).map { step in
        var fewer = orders
        let gone = fewer.remove(at: step)
        let left = fewer
        return Change(
          "\(rows.site(arrival)) \(rows.key(gone))", rows.line(arrival),
          "\(rows.words(arrival)) left out \(rows.thing(gone))"
        ) { $0.rewrite(arrival, orders: left) }
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
  /// Changes what is ordered on an arrival, and where it ends.
  mutating func rewrite(
    _ arrival: CompiledRows.Arrival, target: Int? = nil, orders: [Order]? = nil, leaves: Bool? = nil
  ) {
    switch arrival {
    case .edge(let edge): rewrite(edge: edge, target: target, orders: orders, leaves: leaves)
    case .entry(let state): rewrite(entry: state, target: target, orders: orders)
    }
  }

  /// Leads on at once from every arrival at a waypoint, with other orders than those of waiting there.
  mutating func skip(_ waypoint: Int, _ rows: CompiledRows, ordering orders: [Order]) {
    guard let acknowledgement = rows.acknowledgement(at: waypoint) else { return }
    let next = rows.compiled.edges[acknowledgement]
    for arrival in rows.arrivals(at: waypoint) {
      rewrite(
        arrival, target: next.target,
        orders: rows.prefix(on: arrival, to: waypoint) + orders + rows.rest(after: acknowledgement),
        leaves: rows.leaves(arrival) || next.leaves)
    }
  }
}

extension CompiledRows {
  func leaves(_ arrival: Arrival) -> Bool {
    if case .edge(let edge) = arrival { compiled.edges[edge].leaves } else { true }
  }
}

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

/// Has one step not wait for its acknowledgement: it is ordered, and the rest follows at once.
enum DropUntil {
  static func changes(of rows: CompiledRows) -> [Change] {
    rows.waypoints.compactMap { waypoint in
      let place = rows.compiled.positions[waypoint]
      let order: Order
      let symbol: Int
      switch place.kind {
      case .awaiting(let awaited, let effect):
        let isAnswered = !rows.compiled.effects[effect].answers.isEmpty
        order = .perform(effect: effect, asks: isAnswered ? .state : .nobody)
        symbol = awaited
      case .calling(let awaited, let call):
        order = .call(call)
        symbol = awaited
      case .delay, .state, .final: return nil
      }
      return Change(
        place.id, place.line,
        "nothing waited for `\(rows.compiled.symbols[symbol].id)` after \(rows.thing(order)) in "
          + "`\(place.id)`"
      ) { $0.skip(waypoint, rows, ordering: [order]) }
    }
  }
}
