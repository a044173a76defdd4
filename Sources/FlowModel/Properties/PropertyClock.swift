/// A clock that a property runs.
///
/// A limit begins with the first that has not been followed yet, and whatever begins meanwhile does
/// not start it anew: what comes in time for the first comes in time for all. A stopwatch begins
/// anew with every first: what is late enough after the last is late enough after all.
struct PropertyClock<W: World>: Sendable {
  /// The property's name.
  let property: String
  /// Whether it falls due when the time is over.
  let isLimit: Bool
  let duration: Duration
  let begins: Predicate<W>
  /// What stops it, and keeps it from beginning at the same instant.
  let ends: Predicate<W>

  /// Whether a step stops it, and whether it has begun when the step is over.
  func turn(at transition: Transition<W>) -> (stops: Bool, starts: Bool) {
    guard ends.holds(in: transition) else { return (false, begins.holds(in: transition)) }
    guard begins.holds(in: transition) else { return (true, false) }
    let instants = transition.instants(of: [begins, ends])
    return (true, instants.last.map { $0[0] && !$0[1] } ?? false)
  }
}

extension Zone.Key {
  /// The key of a property's clock.
  init(clock number: Int, isLimit: Bool) {
    self.init(owner: isLimit ? Self.properties : Self.stopwatches, timer: UInt32(number))
  }
}

extension System {
  /// The timers after a step, or at a start, those of properties begun and stopped.
  ///
  /// A limit may begin a little later than the timers that the flow starts in the same step: they
  /// are due no later by that. A stopwatch begins with them, or they seemed due too soon.
  func clocked(_ transition: Transition<W>, _ zone: Zone) -> Zone {
    var zone = zone
    if hasStopwatches {
      for (number, clock) in propertyClocks.enumerated() where !clock.isLimit {
        let key = Zone.Key(clock: number, isLimit: false)
        let turn = transition.isOfClock ? (stops: false, starts: false) : clock.turn(at: transition)
        if turn.stops { zone.stop(key) }
        if turn.starts {
          zone.start(key, ticks: ticks.count(clock.duration))
        } else if let left = zone.longest(key), left <= 0 {
          zone.stop(key)
        }
      }
      zone.elapse()
    }
    // That a time is over, its own or another property's, is neither a beginning nor an end.
    if transition.isOfClock { return zone }
    for (number, clock) in propertyClocks.enumerated() where clock.isLimit {
      let key = Zone.Key(clock: number, isLimit: true)
      // While it runs, nothing but an end matters.
      if zone.keys.contains(key), !clock.ends.holds(in: transition) { continue }
      let turn = clock.turn(at: transition)
      if turn.stops {
        zone.stop(key)
        // What it kept from passing may pass now.
        zone.elapse()
      }
      if turn.starts {
        zone.start(key, ticks: ticks.count(clock.duration))
        zone.elapse()
      }
    }
    return zone
  }

  /// The number of each property's timer, by the property's number; nil for one that runs none.
  package var clockNumbers: [Int?] {
    var next = 0
    return properties.map { property in
      guard property.clock != nil,
        let number = propertyClocks[next...].firstIndex(where: { $0.property == property.name })
      else { return nil }
      next = number + 1
      return number
    }
  }
}
