import EveryPath

/// Leads one row elsewhere: back to its own state, and to the next state of the list.
enum Redirect {
  static func changes(of rows: PlanRows) -> [Change] {
    rows.plan.edges.indices.flatMap { edge in
      let info = rows.plan.edges[edge]
      let target = rows.plan.positions[info.target].state
      let own = rows.plan.positions[info.source].state
      guard let prefix = prefix(of: edge, to: target, rows) else { return [Change]() }
      let next = (target + 1) % rows.plan.stateCount
      var others = [own, next == own ? (next + 1) % rows.plan.stateCount : next]
      others.removeAll { $0 == target }
      if others.first == others.last { others = Array(others.prefix(1)) }
      return others.map { other in
        let name = rows.plan.positions[other].id
        let entry = rows.plan.entries[other]
        let orders = prefix + rows.plan.orders[entry.orders]
        return Change(
          "\(rows.site(.edge(edge))) -> \(name)", info.line,
          "\(rows.words(.edge(edge))) led to `\(name)` instead of "
            + "`\(rows.plan.positions[target].id)`"
        ) { $0.rewrite(edge: edge, target: entry.target, orders: orders, leaves: true) }
      }
    }
  }

  /// The orders of a row before it enters `target`; nil if it does not come to a state.
  private static func prefix(of edge: Int, to target: Int, _ rows: PlanRows) -> [Order]? {
    let info = rows.plan.edges[edge]
    let orders = rows.orders(on: .edge(edge))
    guard info.leaves else {
      // `Stay`: the state is left now, so its time-outs end.
      guard info.target == target else { return nil }
      return orders + rows.plan.positions[target].timeouts.map { .stop(timer: $0) }
    }
    let entry = rows.plan.entries[target]
    let entering = Array(rows.plan.orders[entry.orders])
    guard entry.target == info.target, Array(orders.suffix(entering.count)) == entering else {
      return nil
    }
    return orders.dropLast(entering.count)
  }
}
