import EveryPath

/// A clock whose alarms ring when the model says: by length, since the model's time has no moments.
final class PlayedClock: Clock {
  struct Instant: InstantProtocol {
    let offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  var now: Instant { Instant(offset: .zero) }
  var minimumResolution: Duration { .zero }

  /// Nothing that is played sleeps.
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }

  @MainActor fileprivate var alarms:
    [(number: Int, length: Duration, ring: @MainActor () -> Void)] = []
  @MainActor fileprivate var lastNumber = 0

  /// Lets the first alarm of a length ring; false if there is none.
  @MainActor
  func ring(_ length: Duration) -> Bool {
    guard let index = alarms.firstIndex(where: { $0.length == length }) else { return false }
    alarms.remove(at: index).ring()
    return true
  }
}

extension PlayedClock: Timers {
  /// Rings when it is told to.
  @MainActor
  func set(after duration: Duration, _ ring: @escaping @MainActor @Sendable () -> Void)
    -> RunningTimer
  {
    lastNumber += 1
    let number = lastNumber
    alarms.append((number, duration, ring))
    return RunningTimer { [weak self] in self?.alarms.removeAll { $0.number == number } }
  }
}
