import EveryPath

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

  struct Turn {
    let stops: Bool
    /// It has begun when the step is over.
    let starts: Bool

    /// - Parameter instants: whether its beginning and its end are there, at each instant.
    init(_ instants: [[Bool]]) {
      stops = instants.contains { $0[1] }
      starts = instants.last.map { $0[0] && !$0[1] } ?? false
    }
  }

  /// Whether a step stops it, and whether it has begun when the step is over.
  func turn(at transition: Transition<W>) -> Turn {
    let whole = [begins.holds(in: transition), ends.holds(in: transition)]
    guard whole[0], whole[1] else { return Turn([whole]) }
    return Turn(transition.instants(whole: whole, of: [begins, ends]))
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
  ///
  /// - Parameter turns: what the step does to each clock; nil if it is a step of a clock: that a
  ///   time is over, its own or another property's, is neither a beginning nor an end.
  func clocked(_ zone: Zone, _ turns: [PropertyClock<W>.Turn]?) -> Zone {
    var zone = zone
    if hasStopwatches {
      for (number, clock) in propertyClocks.enumerated() where !clock.isLimit {
        let key = Zone.Key(clock: number, isLimit: false)
        let turn = turns?[number]
        if turn?.stops == true { zone.stop(key) }
        if turn?.starts == true {
          zone.start(key, ticks: ticks.count(clock.duration))
        } else if let left = zone.longest(key), left <= 0 {
          zone.stop(key)
        }
      }
      zone.elapse()
    }
    guard let turns else { return zone }
    for (number, clock) in propertyClocks.enumerated() where clock.isLimit {
      let key = Zone.Key(clock: number, isLimit: true)
      let turn = turns[number]
      // While it runs, nothing but an end matters.
      if zone.keys.contains(key), !turn.stops { continue }
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

  /// What a step does to each clock; nil if it is a step of one.
  func turns(at transition: Transition<W>) -> [PropertyClock<W>.Turn]? {
    transition.isOfClock ? nil : propertyClocks.map { $0.turn(at: transition) }
  }

  /// How soon the last of some steps may come after the last that began a property's stopwatch:
  /// `0 s after step 5, 30 s are wanted`; nil if the property has none.
  package func haste(_ property: String, on steps: [Transition<W>]) -> String? {
    guard
      let number = propertyClocks.firstIndex(where: { $0.property == property && !$0.isLimit }),
      let last = steps.last,
      let begun = steps.lastIndex(where: { turns(at: $0)?[number].starts == true })
    else { return nil }
    let clock = propertyClocks[number]
    let left = last.before.zone.longest(Zone.Key(clock: number, isLimit: false))
    let ran = begun == steps.count - 1 ? 0 : ticks.count(clock.duration) - (left ?? 0)
    let soonest = Duration.nanoseconds(ran * ticks.nanoseconds)
    return "\(soonest.inWords) after step \(begun + 1), \(clock.duration.inWords) are wanted"
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
