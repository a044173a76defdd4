// Positions for states, edges for their rows.
extension Lowering {
  func placeStates() {
    parts.stateCount = names.count
    for (state, rows) in elaborated.rows.enumerated() {
      let firstTimer = parts.timers.count
      for row in rows {
        guard case .after(let duration, let reason, _) = row.kind else { continue }
        let id = fresh("\(names[state])/after \(duration.inWords)")
        parts.timers.append(TimerInfo(duration: duration, reason: reason, id: id, edge: nil))
      }
      let isFinal = rows.contains { if case .finish = $0.kind { true } else { false } }
      ids.insert(names[state])
      parts.positions.append(
        Position(
          id: names[state], kind: isFinal ? .final : .state, state: state, timer: nil,
          timeouts: firstTimer..<parts.timers.count, line: elaborated.line(of: state)))
    }
  }

  func lowerRows(of state: Int) {
    var timer = parts.positions[state].timeouts.lowerBound
    var interrupts: [(symbol: Int, run: Run, line: SourceLine)] = []
    for row in elaborated.rows[state] {
      switch row.kind {
      case .on(let symbol, let steps, let isInterrupt):
        let event = elaborated.symbols[symbol].id
        let run = follow(steps[...], in: state, path: names[state], event)
        add(run, from: state, on: .symbol(symbol), isInterrupt, row.line)
        if isInterrupt { interrupts.append((symbol, run, row.line)) }
      case .after(_, _, let steps):
        let id = parts.timers[timer].id
        let run = follow(steps[...], in: state, path: id)
        parts.timers[timer].edge = parts.edges.count
        add(run, from: state, on: .timer(timer), false, row.line)
        timer += 1
      case .enter, .ignore, .finish: continue
      }
    }
    continueWaypoints()
    for waypoint in waypoints[state] {
      for row in interrupts {
        var run = row.run
        run.orders = endOfWaiting(at: waypoint) + run.orders
        add(run, from: waypoint, on: .symbol(row.symbol), true, row.line)
      }
    }
  }

  /// The outcome-independent end of waiting at a waypoint: its timer stopped, its call ended.
  func endOfWaiting(at waypoint: Int) -> [Order] {
    let position = parts.positions[waypoint]
    var orders: [Order] = position.timer.map { [.stop(timer: $0)] } ?? []
    if case .calling(_, let call) = position.kind { orders.append(.cancelCall(call)) }
    return orders
  }

  func add(
    _ run: Run, from source: Int, on trigger: GraphEdge.Trigger, _ interrupts: Bool,
    _ line: SourceLine
  ) {
    parts.edges.append(
      GraphEdge(
        source: source, trigger: trigger, target: run.target, orders: store(run.orders),
        leaves: run.leaves, interrupts: interrupts, line: line))
  }

  func store(_ orders: [Order]) -> Range<Int> {
    let first = parts.orders.count
    parts.orders += orders
    return first..<parts.orders.count
  }

  func ignoredReasons() -> [[Int: Int]] {
    elaborated.rows.map { rows in
      var reasons: [Int: Int] = [:]
      for row in rows {
        guard case .ignore(let events, let reason) = row.kind else { continue }
        for event in events where reasons[event] == nil {
          reasons[event] = parts.reasons.count
          parts.reasons.append(reason)
        }
      }
      return reasons
    }
  }
}
