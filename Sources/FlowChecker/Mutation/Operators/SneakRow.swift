import EveryPath

/// Takes an event, where it is refused or ignored, as another position does.
enum SneakRow {
  static func changes(of rows: PlanRows) -> [Change] {
    let plan = rows.plan
    return plan.positions.indices.flatMap { position in
      plan.symbols.indices.compactMap { symbol in
        guard plan.positions[position].kind != .final else { return nil }
        let instead: String
        switch plan.cell(position: position, symbol: symbol) {
        case .refuse: instead = "refused"
        case .ignore: instead = "ignored"
        case .move, .hold: return nil
        }
        guard let donor = donor(of: symbol, to: position, rows) else { return nil }
        let place = plan.positions[position]
        let other = plan.positions[plan.edges[donor].source].id
        return Change(
          "\(place.id)/\(plan.symbols[symbol].id) as \(other)", plan.edges[donor].line,
          "`\(plan.symbols[symbol].id)` in `\(place.id)` were taken as in `\(other)`, not \(instead)"
        ) { $0.add(donor, to: position, rows) }
      }
    }
  }

  /// The row for a symbol that comes next after a position, in the order of the flow: of a state, or
  /// if none has one, of a sequence.
  static func donor(of symbol: Int, to position: Int, _ rows: PlanRows) -> Int? {
    let plan = rows.plan
    let places = (1..<max(plan.positions.count, 2)).map { (position + $0) % plan.positions.count }
    func row(at place: Int) -> Int? {
      plan.edges(from: place).first { plan.edges[$0].trigger == .symbol(symbol) }
    }
    return places.lazy.filter { !plan.positions[$0].isWaypoint }.compactMap(row).first
      ?? places.lazy.compactMap(row).first
  }
}

extension PlanEdit {
  /// Adds a copy of a row to another position.
  mutating func add(_ donor: Int, to position: Int, _ rows: PlanRows) {
    let plan = rows.plan
    let edge = plan.edges[donor]
    guard case .symbol(let symbol) = edge.trigger else { return }
    let place = plan.positions[position]
    var ending: [Order] = []
    if place.isWaypoint, let timer = place.timer { ending.append(.stop(timer: timer)) }
    if case .calling(_, let call) = place.kind { ending.append(.cancelCall(call)) }
    let leaves = edge.leaves || plan.positions[edge.target].state != place.state
    if leaves { ending += place.timeouts.map { .stop(timer: $0) } }
    let orders = rows.orders(on: .edge(donor))
    let isAcknowledged = plan.positions[edge.source].isWaypoint
    let own = isAcknowledged ? rows.stopping(at: edge.source) : []
    add(
      from: position, on: symbol, target: edge.target,
      orders: ending + (orders.starts(with: own) ? Array(orders.dropFirst(own.count)) : orders),
      leaves: leaves, interrupts: place.isWaypoint, line: edge.line)
  }
}
