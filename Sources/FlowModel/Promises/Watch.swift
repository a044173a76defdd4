/// A timer that a promise runs.
///
/// It begins with the first that has not been followed yet, and whatever begins meanwhile does not
/// start it anew: what comes in time for the first comes in time for all.
struct Watch<W: World>: Sendable {
  /// The promise's name.
  let promise: String
  let duration: Duration
  let begins: Promise<W>.Fact
  let ends: Promise<W>.Fact
}

extension System {
  /// The timers after a step, or at a start, those of promises begun and stopped.
  func watched(_ moment: Moment<W>, _ zone: Zone) -> Zone {
    var zone = zone
    for (number, watch) in watches.enumerated() {
      let key = Zone.Key(owner: Zone.Key.promises, timer: UInt32(number))
      if watch.ends(moment) {
        zone.stop(key)
      } else if !zone.keys.contains(key), watch.begins(moment) {
        zone.start(key, ticks: ticks.count(watch.duration))
        zone.elapse()
      }
    }
    return zone
  }

  /// The number of each promise's timer, by the promise's number; nil for one that runs none.
  package var watchNumbers: [Int?] {
    var next = 0
    return promises.map { promise in
      guard promise.watch != nil,
        let number = watches[next...].firstIndex(where: { $0.promise == promise.name })
      else { return nil }
      next = number + 1
      return number
    }
  }
}
