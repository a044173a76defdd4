/// Works out what each symbol does at each position.
enum CellTable {
  /// The cells, position by position. `ignored` maps, for each state, a symbol to its reason.
  static func cells(of parts: Plan.Parts, ignored: [[Int: Int]]) -> [Cell] {
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
  private static func hold(in cells: inout [Cell], _ parts: Plan.Parts, _ width: Int) {
    var handled = [Set<Int>](repeating: [], count: parts.positions.count)
    for edge in parts.edges where !parts.positions[edge.source].isWaypoint {
      if case .symbol(let symbol) = edge.trigger { handled[edge.source].insert(symbol) }
    }
    for (position, info) in parts.positions.enumerated() where info.isWaypoint {
      for state in destinations(of: position, parts) {
        for symbol in handled[state] where cells[position * width + symbol] == .refuse {
          cells[position * width + symbol] = .hold
        }
      }
    }
  }

  /// The states in which the sequence that waits at `waypoint` may end, interrupts apart.
  private static func destinations(of waypoint: Int, _ parts: Plan.Parts) -> [Int] {
    var seen = Set([waypoint])
    var open = [waypoint]
    var result: [Int] = []
    while let position = open.popLast() {
      for edge in parts.edges where edge.source == position && !edge.interrupts {
        guard seen.insert(edge.target).inserted else { continue }
        if parts.positions[edge.target].isWaypoint {
          open.append(edge.target)
        } else {
          result.append(edge.target)
        }
      }
    }
    return result
  }
}
