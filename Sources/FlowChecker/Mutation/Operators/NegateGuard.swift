import EveryPath

/// Reads one guard the other way round: an open row is closed, a closed one is open.
///
/// What a closed row would do is not part of a compiled flow. It is taken from the same row of
/// another state in which the guard is open, or else from any other row for the event.
enum NegateGuard {
  static func changes(of rows: CompiledRows) -> [Change] { closed(rows) + opened(rows) }

  private static func closed(_ rows: CompiledRows) -> [Change] {
    let compiled = rows.compiled
    return compiled.edges.indices.compactMap { number in
      let edge = compiled.edges[number]
      guard let name = edge.guardName, !compiled.positions[edge.source].isWaypoint else {
        return nil
      }
      // An interrupt is closed at the waypoints of its state as well.
      let all = compiled.edges.indices.filter { other in
        let info = compiled.edges[other]
        return other == number
          || info.interrupts && info.line == edge.line && info.trigger == edge.trigger
            && compiled.positions[info.source].state == edge.source
      }
      return Change(
        rows.site(.edge(number)), edge.line,
        "\(rows.words(.edge(number))) were closed although \"\(name)\" holds"
      ) { elaborated in for edge in all { elaborated.remove(edge: edge) } }
    }
  }

  private static func opened(_ rows: CompiledRows) -> [Change] {
    let compiled = rows.compiled
    return compiled.closedRows.compactMap { row in
      let same = compiled.edges.indices.first {
        compiled.edges[$0].line == row.line && compiled.edges[$0].trigger == .symbol(row.symbol)
      }
      guard let donor = same ?? SneakRow.donor(of: row.symbol, to: row.state, rows),
        compiled.edges[donor].source != row.state
      else { return nil }
      let place = compiled.positions[row.state].id
      return Change(
        "\(place)/\(compiled.symbols[row.symbol].id) open", row.line,
        "`\(compiled.symbols[row.symbol].id)` in `\(place)` were open although \"\(row.guardName)\" "
          + "does not hold"
      ) { elaborated in
        for edge in compiled.edges(from: row.state)
        where compiled.edges[edge].trigger == .symbol(row.symbol) {
          elaborated.remove(edge: edge)
        }
        elaborated.add(donor, to: row.state, rows)
      }
    }
  }
}
