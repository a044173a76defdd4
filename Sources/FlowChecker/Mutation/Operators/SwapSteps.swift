import EveryPath

/// Has two neighbouring steps change places, also where the first of them is waited for.
enum SwapSteps {
  static func changes(of rows: CompiledRows) -> [Change] {
    rows.allArrivals.flatMap { within($0, rows) }
      + rows.waypoints.filter { rows.compiled.positions[$0].kind != .delay }.flatMap { waypoint in
        across(waypoint, rows) + betweenWaits(waypoint, rows, delays: false)
      }
  }

  /// Two steps that are ordered at once.
  private static func within(_ arrival: CompiledRows.Arrival, _ rows: CompiledRows) -> [Change] {
    let orders = rows.orders(on: arrival)
    let steps = rows.steps(on: arrival)
    var changes: [Change] = zip(steps, steps.dropFirst()).compactMap { first, second in
      guard orders[first] != orders[second] else { return nil }
      var swapped = orders
      swapped.swapAt(first, second)
      let other = swapped
      return change(rows, arrival, orders[second], orders[first]) {
        $0.rewrite(arrival, orders: other)
      }
    }
    let target = rows.target(of: arrival)
    let own = rows.ownOrders(of: target)
    if let last = steps.last, let awaited = own.first,
      rows.compiled.positions[target].kind != .delay
    {
      var swapped = orders
      let step = swapped.remove(at: last)
      swapped.append(step)
      let other = swapped
      changes.append(change(rows, arrival, awaited, step) { $0.rewrite(arrival, orders: other) })
    }
    return changes
  }

  private static func change(
    _ rows: CompiledRows, _ arrival: CompiledRows.Arrival, _ second: Order, _ first: Order,
    _ edit: @escaping @Sendable (inout FlowEdit) -> Void
  ) -> Change {
    Change(
      "\(rows.site(arrival)) \(rows.key(second)) < \(rows.key(first))", rows.line(arrival),
      "\(rows.words(arrival)) put \(rows.thing(second)) before \(rows.thing(first))", edit)
  }

  /// A step that is waited for, or a delay, and the one that follows and is not waited for.
  static func across(_ waypoint: Int, _ rows: CompiledRows) -> [Change] {
    guard let acknowledgement = rows.acknowledgement(at: waypoint),
      let step = rows.steps(on: .edge(acknowledgement)).first
    else { return [] }
    let place = rows.compiled.positions[waypoint]
    var fewer = rows.orders(on: .edge(acknowledgement))
    let moved = fewer.remove(at: step)
    let left = fewer
    let own = rows.ownOrders(of: waypoint)
    return [
      Change(
        "\(place.id) \(rows.key(moved)) <", place.line,
        "\(rows.thing(moved)) came before \(rows.awaited(at: waypoint)) on the way to "
          + "`\(place.id)`"
      ) { elaborated in
        for arrival in rows.arrivals(at: waypoint) {
          elaborated.rewrite(
            arrival, orders: rows.prefix(on: arrival, to: waypoint) + [moved] + own)
        }
        guard !rows.arrivals(at: waypoint).contains(.edge(acknowledgement)) else { return }
        elaborated.rewrite(edge: acknowledgement, orders: left)
      }
    ]
  }

  /// Two steps that are waited for one right after the other.
  ///
  /// - Parameter delays: whether one of them is to be a delay, or neither.
  static func betweenWaits(_ first: Int, _ rows: CompiledRows, delays: Bool) -> [Change] {
    guard let between = rows.acknowledgement(at: first) else { return [] }
    let second = rows.compiled.edges[between].target
    let places = (rows.compiled.positions[first], rows.compiled.positions[second])
    guard places.1.isWaypoint, let after = rows.acknowledgement(at: second), first != second,
      rows.arrivals(at: second) == [.edge(between)],
      rows.rest(after: between) == rows.ownOrders(of: second),
      (places.0.kind == .delay || places.1.kind == .delay) == delays
    else { return [] }
    let own = (rows.ownOrders(of: first), rows.ownOrders(of: second))
    let onward = rows.compiled.edges[after]
    return [
      Change(
        "\(places.0.id) \(own.1.first.map(rows.key) ?? "") <", places.0.line,
        "\(rows.awaited(at: second)) came before \(rows.awaited(at: first)) on the way to "
          + "`\(places.0.id)`"
      ) { elaborated in
        for arrival in rows.arrivals(at: first) {
          elaborated.rewrite(
            arrival, target: second, orders: rows.prefix(on: arrival, to: first) + own.1)
        }
        elaborated.rewrite(
          edge: between, target: onward.target,
          orders: rows.stopping(at: first) + rows.rest(after: after), leaves: onward.leaves)
        elaborated.rewrite(
          edge: after, target: first, orders: rows.stopping(at: second) + own.0, leaves: false)
      }
    ]
  }
}
