import EveryPath

/// Leads one row elsewhere: back to its own state, and to the next state of the list.
enum Redirect {
  static func changes(of rows: CompiledRows) -> [Change] {
    rows.compiled.edges.indices.flatMap { edge in
      let info = rows.compiled.edges[edge]
      let target = rows.compiled.positions[info.target].state
      let own = rows.compiled.positions[info.source].state
      guard let prefix = prefix(of: edge, to: target, rows) else { return [Change]() }
      let next = (target + 1) % rows.compiled.stateCount
      var others = [own, next == own ? (next + 1) % rows.compiled.stateCount : next]
      others.removeAll { $0 == target }
      if others.first == others.last { others = Array(others.prefix(1)) }
      return others.map { other in
        let name = rows.compiled.positions[other].id
        let entry = rows.compiled.entries[other]
        let orders = prefix + rows.compiled.orders[entry.orders]
        return Change(
          "\(rows.site(.edge(edge))) -> \(name)", info.line,
          "\(rows.words(.edge(edge))) led to `\(name)` instead of "
            + "`\(rows.compiled.positions[target].id)`"
        ) { $0.rewrite(edge: edge, target: entry.target, orders: orders, leaves: true) }
      }
    }
  }

  /// The orders of a row before it enters `target`; nil if it does not come to a state.
  private static func prefix(of edge: Int, to target: Int, _ rows: CompiledRows) -> [Order]? {
    let info = rows.compiled.edges[edge]
    let orders = rows.orders(on: .edge(edge))
    guard info.leaves else {
      // `Stay`: the state is left now, so its timeouts end.
      guard info.target == target else { return nil }
      return orders + rows.compiled.positions[target].timeouts.map { .stop(timer: $0) }
    }
    let entry = rows.compiled.entries[target]
    let entering = Array(rows.compiled.orders[entry.orders])
    guard entry.target == info.target, Array(orders.suffix(entering.count)) == entering else {
      return nil
    }
    return orders.dropLast(entering.count)
  }
}

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
