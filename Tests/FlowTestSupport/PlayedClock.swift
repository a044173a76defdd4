package import EveryPath

/// A clock whose alarms ring when the model says: by length, since the model's time has no moments.
public final class PlayedClock: Clock {
  /// A moment; there is one.
  public struct Instant: InstantProtocol {
    let offset: Duration
    /// A later moment.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// How much later the other is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether the one is earlier.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// The one moment there is.
  public var now: Instant { Instant(offset: .zero) }
  /// None.
  public var minimumResolution: Duration { .zero }

  /// Nothing that is played sleeps.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }

  /// A clock without alarms.
  public init() {}

  @MainActor fileprivate var alarms:
    [(number: Int, length: Duration, ring: @MainActor () -> Void)] = []
  @MainActor fileprivate var lastNumber = 0

  /// Lets the first alarm of a length ring; false if there is none.
  @MainActor
  public func ring(_ length: Duration) -> Bool {
    guard let index = alarms.firstIndex(where: { $0.length == length }) else { return false }
    alarms.remove(at: index).ring()
    return true
  }
}

extension PlayedClock {
  /// The length of the shortest alarm; nil if there is none.
  @MainActor public var shortest: Duration? { alarms.map(\.length).min() }
}

extension PlayedClock: Timers {
  /// Rings when it is told to.
  @MainActor
  package func set(after duration: Duration, _ ring: @escaping @MainActor @Sendable () -> Void)
    -> RunningTimer
  {
    lastNumber += 1
    let number = lastNumber
    alarms.append((number, duration, ring))
    return RunningTimer { [weak self] in self?.alarms.removeAll { $0.number == number } }
  }
}
