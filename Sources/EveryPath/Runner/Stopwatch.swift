/// How much time has passed since it was made, on a clock.
struct Stopwatch: Sendable {
  /// The time that has passed.
  let elapsed: @Sendable () -> Duration

  /// Begins now.
  init(_ clock: any Clock<Duration>) { self = Self.begin(clock) }

  private init(elapsed: @escaping @Sendable () -> Duration) { self.elapsed = elapsed }

  private static func begin<C: Clock<Duration>>(_ clock: C) -> Stopwatch {
    let start = clock.now
    return Stopwatch { start.duration(to: clock.now) }
  }
}
