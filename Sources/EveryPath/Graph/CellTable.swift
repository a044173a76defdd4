/// Works out what each symbol does at each position.
package enum CellTable {
  /// The cells, position by position.
  ///
  /// `ignored` maps, for each state, a symbol to its reason.
  package static func cells(of parts: CompiledFlow.Parts, ignored: [[Int: Int]]) -> [Cell] {
    let width = parts.symbols.count
    var cells = [Cell](repeating: .refuse, count: parts.positions.count * width)
    for (position, info) in parts.positions.enumerated() where info.kind != .final {
      for (symbol, reason) in ignored[info.state] {
        cells[position * width + symbol] = .ignore(reason: reason)
      }
    }
    hold(in: &cells, parts, width)
    for (number, edge) in parts.edges.enumerated().reversed() {
      guard case .symbol(let symbol) = edge.trigger else { continue }
      let cell = edge.source * width + symbol
      // Reversed, so the first edge wins; at a waypoint the awaited answers come before interrupts.
      cells[cell] = .move(edge: number)
    }
    return cells
  }

  /// A waypoint holds what a possible destination has a row for, unless it is ignored here.
  ///
  /// For each symbol the waypoints are found backwards from the states that handle it, so the work
  /// is linear in the table.
  private static func hold(in cells: inout [Cell], _ parts: CompiledFlow.Parts, _ width: Int) {
    var handlers = [[Int]](repeating: [], count: width)
    var waypointsBefore = [[Int]](repeating: [], count: parts.positions.count)
    for edge in parts.edges {
      if parts.positions[edge.source].isWaypoint {
        // An interrupt abandons the sequence: where it leads is no destination of it.
        if !edge.interrupts { waypointsBefore[edge.target].append(edge.source) }
      } else if case .symbol(let symbol) = edge.trigger {
        handlers[symbol].append(edge.source)
      }
    }
    var visitedFor = [Int](repeating: -1, count: parts.positions.count)
    for symbol in 0..<width {
      var open = handlers[symbol]
      while let position = open.popLast() {
        for waypoint in waypointsBefore[position] where visitedFor[waypoint] != symbol {
          visitedFor[waypoint] = symbol
          open.append(waypoint)
          let cell = waypoint * width + symbol
          if cells[cell] == .refuse { cells[cell] = .hold }
        }
      }
    }
  }
}
