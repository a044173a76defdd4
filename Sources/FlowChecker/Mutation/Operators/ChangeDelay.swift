import EveryPath

/// Leaves out a delay, or has it change places with the step before or after it.
enum ChangeDelay {
  static func changes(of rows: CompiledRows) -> [Change] {
    rows.waypoints.flatMap { waypoint in
      guard rows.compiled.positions[waypoint].kind == .delay else {
        return SwapSteps.betweenWaits(waypoint, rows, delays: true)
      }
      let place = rows.compiled.positions[waypoint]
      let gone = Change(
        place.id, place.line, "the delay of `\(place.id)` were left out"
      ) { $0.skip(waypoint, rows, ordering: []) }
      return [gone] + later(waypoint, rows) + SwapSteps.across(waypoint, rows)
        + SwapSteps.betweenWaits(waypoint, rows, delays: true)
    }
  }

  /// The step before the delay comes after it.
  private static func later(_ waypoint: Int, _ rows: CompiledRows) -> [Change] {
    let arrivals = rows.arrivals(at: waypoint)
    let steps = arrivals.map { arrival in
      rows.steps(on: arrival).last.map { rows.orders(on: arrival)[$0] }
    }
    guard let acknowledgement = rows.acknowledgement(at: waypoint), let step = steps.first ?? nil,
      steps.allSatisfy({ $0 == step })
    else { return [] }
    let place = rows.compiled.positions[waypoint]
    return [
      Change(
        "\(place.id) < \(rows.key(step))", place.line,
        "the delay of `\(place.id)` came before \(rows.thing(step))"
      ) { elaborated in
        for arrival in arrivals {
          var orders = rows.orders(on: arrival)
          if let last = rows.steps(on: arrival).last { orders.remove(at: last) }
          elaborated.rewrite(arrival, orders: orders)
        }
        elaborated.rewrite(
          edge: acknowledgement, orders: [step] + rows.orders(on: .edge(acknowledgement)))
      }
    ]
  }
}
