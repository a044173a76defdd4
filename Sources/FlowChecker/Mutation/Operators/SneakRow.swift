import EveryPath

/// Takes an event, where it is refused or ignored, as another position does.
enum SneakRow {
  static func changes(of rows: CompiledRows) -> [Change] {
    let compiled = rows.compiled
    return compiled.positions.indices.flatMap { position in
      compiled.symbols.indices.compactMap { symbol in
        guard compiled.positions[position].kind != .final else { return nil }
        let instead: String
        switch compiled.cell(position: position, symbol: symbol) {
        case .refuse: instead = "refused"
        case .ignore: instead = "ignored"
        case .move, .hold: return nil
        }
        guard let donor = donor(of: symbol, to: position, rows) else { return nil }
        let place = compiled.positions[position]
        let other = compiled.positions[compiled.edges[donor].source].id
        return Change(
          "\(place.id)/\(compiled.symbols[symbol].id) as \(other)", compiled.edges[donor].line,
          "`\(compiled.symbols[symbol].id)` in `\(place.id)` were taken as in `\(other)`, not \(instead)"
        ) { $0.add(donor, to: position, rows) }
      }
    }
  }

  /// The row for a symbol that comes next after a position, in the order of the flow: of a state,
  /// or if none has one, of a sequence.
  static func donor(of symbol: Int, to position: Int, _ rows: CompiledRows) -> Int? {
    let compiled = rows.compiled
    let places = (1..<max(compiled.positions.count, 2)).map {
      (position + $0) % compiled.positions.count
    }
    func row(at place: Int) -> Int? {
      compiled.edges(from: place).first { compiled.edges[$0].trigger == .symbol(symbol) }
    }
    return places.lazy.filter { !compiled.positions[$0].isWaypoint }.compactMap(row).first
      ?? places.lazy.compactMap(row).first
  }
}

extension FlowEdit {
  /// Adds a copy of a row to another position.
  mutating func add(_ donor: Int, to position: Int, _ rows: CompiledRows) {
    let compiled = rows.compiled
    let edge = compiled.edges[donor]
    guard case .symbol(let symbol) = edge.trigger else { return }
    let place = compiled.positions[position]
    var ending: [Order] = []
    if place.isWaypoint, let timer = place.timer { ending.append(.stop(timer: timer)) }
    if case .calling(_, let call) = place.kind { ending.append(.cancelCall(call)) }
    let leaves = edge.leaves || compiled.positions[edge.target].state != place.state
    if leaves { ending += place.timeouts.map { .stop(timer: $0) } }
    let orders = rows.orders(on: .edge(donor))
    let isAcknowledged = compiled.positions[edge.source].isWaypoint
    let own = isAcknowledged ? rows.stopping(at: edge.source) : []
    add(
      from: position, on: symbol, target: edge.target,
      orders: ending + (orders.starts(with: own) ? Array(orders.dropFirst(own.count)) : orders),
      leaves: leaves, interrupts: place.isWaypoint, line: edge.line)
  }
}
