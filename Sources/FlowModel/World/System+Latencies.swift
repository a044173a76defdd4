extension Zone.Key {
  /// The key of the clock that says how soon a latency is over.
  init(earliestOf latency: Int) { self.init(owner: Self.earliest, timer: UInt32(latency)) }
  /// The key of the clock that says how late a latency is over.
  init(latestOf latency: Int) { self.init(owner: Self.latest, timer: UInt32(latency)) }
}

/// Which latencies begin in a step and which stop.
struct LatencyTurn {
  var stops: [Int] = []
  var starts: [Int] = []
}

extension System {
  /// The number of a move's latency; nil if it has none.
  package func latency(of move: W.Move) -> Int? { latencies.firstIndex { $0.means(move) } }

  /// The number of a choice's latency; nil if it has none.
  func latency(of move: SystemMove<W>) -> Int? {
    if case .world(let move) = move.kind { latency(of: move) } else { nil }
  }

  /// The timer or clock whose time is over when a choice happens; nil if it needs none.
  func timer(of move: SystemMove<W>) -> Zone.Key? {
    if case .timer(let component, let timer) = move.kind {
      return Zone.Key(component: component, timer: timer)
    }
    return latency(of: move).flatMap { latency in
      latencies[latency].least > .zero ? Zone.Key(earliestOf: latency) : nil
    }
  }

  /// A control state at the moments at which a choice may happen; nil if there are none.
  func opened(_ controlState: ControlState, by move: SystemMove<W>) -> ControlState? {
    guard case .world = move.kind, let clock = timer(of: move) else { return controlState }
    var opened = controlState
    guard let zone = opened.zone.over(clock) else { return nil }
    opened.zone = zone
    return opened
  }

  /// What a step does to the latencies: one that is still offered runs on unless it was taken.
  ///
  /// - Parameters:
  ///   - before: the world before the step; nil at a start.
  ///   - taken: the number of the taken move's latency, if it has one.
  func turn(from before: W?, taking taken: Int?, to after: W) -> LatencyTurn {
    let (ran, runs) = (before.map(running) ?? [], running(in: after))
    return LatencyTurn(
      stops: ran.filter { !runs.contains($0) },
      starts: runs.filter { !ran.contains($0) || $0 == taken })
  }

  /// The latencies of what a world offers.
  private func running(in world: W) -> [Int] {
    var moves: [W.Move] = []
    world.offer(&moves)
    let offered = moves.compactMap(latency)
    return latencies.indices.filter(offered.contains)
  }

  /// The clocks of latencies, begun and stopped, after which time passes unless measured.
  ///
  /// One that says how soon stops when its time is over: how long ago would grow for ever.
  func timed(_ zone: Zone, _ turn: LatencyTurn) -> Zone {
    var zone = zone
    for key in zone.keys where key.owner == Zone.Key.earliest {
      if let left = zone.longest(key), left <= 0 { zone.stop(key) }
    }
    for latency in turn.stops + turn.starts {
      zone.stop(Zone.Key(earliestOf: latency))
      zone.stop(Zone.Key(latestOf: latency))
    }
    for latency in turn.starts {
      let (least, most) = (latencies[latency].least, latencies[latency].most)
      if least > .zero {
        zone.start(Zone.Key(earliestOf: latency), ticks: ticks.count(least))
      }
      if let most { zone.start(Zone.Key(latestOf: latency), ticks: ticks.count(most)) }
    }
    if !hasStopwatches { zone.elapse() }
    return zone
  }
}
