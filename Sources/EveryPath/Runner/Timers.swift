/// Rings when a time is over: what a ``Runner`` times its delays and timeouts with.
///
/// Every clock will do. One that conforms to this protocol as well is asked directly, so that a
/// test decides when time passes and in which order timers ring.
@MainActor
package protocol Timers {
  /// Calls `ring` once when `duration` has passed from now.
  func set(after duration: Duration, _ ring: @escaping @MainActor @Sendable () -> Void)
    -> RunningTimer
}

package struct RunningTimer: Sendable {
  private let stop: @MainActor @Sendable () -> Void

  /// A timer that `stop` keeps from ringing.
  package init(stop: @escaping @MainActor @Sendable () -> Void) { self.stop = stop }

  /// Keeps it from ringing, if it has not rung.
  @MainActor
  package func cancel() { stop() }
}

package struct SleepingTimers: Timers {
  private let clock: any Clock<Duration>

  package init(clock: any Clock<Duration>) { self.clock = clock }

  package func set(after duration: Duration, _ ring: @escaping @MainActor @Sendable () -> Void)
    -> RunningTimer
  {
    let task = sleep(on: clock, for: duration, ring)
    return RunningTimer { task.cancel() }
  }

  private func sleep<C: Clock<Duration>>(
    on clock: C, for duration: Duration, _ ring: @escaping @MainActor @Sendable () -> Void
  ) -> Task<Void, Never> {
    // The deadline counts from the order, not from the moment the task begins.
    let deadline = clock.now.advanced(by: min(duration, BadDuration.longest))
    return Task {
      try? await clock.sleep(until: deadline, tolerance: nil)
      guard !Task.isCancelled else { return }
      ring()
    }
  }
}

extension Clock<Duration> {
  /// The timers of the clock: its own, or else sleeping tasks.
  @MainActor
  package var timers: any Timers { self as? any Timers ?? SleepingTimers(clock: self) }
}

/// How much time has passed since it was made, on a clock.
package struct Stopwatch: Sendable {
  package let elapsed: @Sendable () -> Duration

  package init(_ clock: any Clock<Duration>) { self = Self.begin(clock) }

  private init(elapsed: @escaping @Sendable () -> Duration) { self.elapsed = elapsed }

  private static func begin<C: Clock<Duration>>(_ clock: C) -> Stopwatch {
    let start = clock.now
    return Stopwatch { start.duration(to: clock.now) }
  }
}
