// Where a step leads tells only that some moment leads there. What each moment of a state can still
// do is found by going back. Timers of properties only look on, so they are left out.

extension Zone {
  /// The same without the timers and stopwatches of properties.
  package var withoutProperties: Zone {
    var zone = self
    for key in keys where key.isOfProperty { zone.stop(key) }
    return zone
  }

  /// Whether the time of a timer is over before, or at the same time as, all that time waits for,
  /// whatever the moment.
  package func isFirst(_ key: Key) -> Bool {
    guard let place = keys.firstIndex(of: key) else { return false }
    return (1..<width).allSatisfy { bounds[(place + 1) * width + $0] <= 0 }
  }

  /// The moments of `source` from which a step, now or later, leads to a moment of this zone; nil
  /// if there are none.
  ///
  /// Both zones are without properties, and `source` is closed under the passing of time.
  package func before(_ step: TimerStep, in source: Zone) -> Zone? {
    var zone = self
    for start in step.started {
      guard zone.narrow(start.key, to: start.ticks) else { return nil }
      zone.stop(start.key)
    }
    for key in zone.keys where !source.keys.contains(key) { zone.stop(key) }
    for key in source.keys where !zone.keys.contains(key) { zone.addAnyTime(key) }
    if let fired = step.fired {
      guard zone.narrow(fired, to: 0), let over = zone.over(fired) else { return nil }
      zone = over
    }
    return zone.forgettingHowLong.intersection(source)
  }

  /// Whether each moment of this zone is one of the others.
  ///
  /// Exponential in the number of others in the worst case. What is left of a zone without another
  /// is bounded by more than whole numbers of ticks, and less: in units of one part of a tick for
  /// each timer and one more, all such bounds have a common moment there as well if they have one.
  package func isCovered(by others: [Zone]) -> Bool {
    let unit = Int64(width)
    var left = [scaled(by: unit)]
    for other in others {
      left = left.flatMap { $0.without(other.scaled(by: unit)) }
      if left.isEmpty { return true }
    }
    return false
  }

  private var forgettingHowLong: Zone {
    var zone = self
    for i in 1..<width { zone.bounds[i * width] = .max }
    return zone
  }

  /// The moments that both have in common; nil if there are none.
  private func intersection(_ other: Zone) -> Zone? {
    var zone = self
    for place in bounds.indices { zone.bounds[place] = min(bounds[place], other.bounds[place]) }
    return zone.close() ? zone : nil
  }

  /// Leaves only the moments at which a timer has exactly so long to run; false if there are none.
  private mutating func narrow(_ key: Key, to ticks: Int64) -> Bool {
    guard let place = keys.firstIndex(of: key) else { return true }
    let row = (place + 1) * width
    bounds[row] = min(bounds[row], ticks)
    bounds[place + 1] = min(bounds[place + 1], -ticks)
    return close()
  }

  /// Adds a timer of which nothing is known.
  private mutating func addAnyTime(_ key: Key) {
    start(key, ticks: 0)
    guard let place = keys.firstIndex(of: key) else { return }
    for other in 0..<width where other != place + 1 {
      bounds[(place + 1) * width + other] = .max
      bounds[other * width + place + 1] = other == 0 ? 0 : .max
    }
    close()
  }

  private func scaled(by unit: Int64) -> Zone {
    var zone = self
    zone.bounds = bounds.map { $0 == .max ? $0 : $0 * unit }
    return zone
  }

  /// The moments that are not those of another, in zones that have none in common.
  private func without(_ other: Zone) -> [Zone] {
    var left: [Zone] = []
    var common = self
    for i in 0..<width {
      for j in 0..<width {
        let bound = other.bounds[i * width + j]
        guard bound < common.bounds[i * width + j] else { continue }
        var beyond = common
        beyond.bounds[j * width + i] = min(beyond.bounds[j * width + i], -bound - 1)
        if beyond.close() { left.append(beyond) }
        common.bounds[i * width + j] = bound
        guard common.close() else { return left }
      }
    }
    return left
  }
}
