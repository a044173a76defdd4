import EveryPath

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
