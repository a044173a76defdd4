/// Rings when a time is over: what a ``Runner`` times its delays and time-outs with.
///
/// Every clock will do. One that conforms to this protocol as well is asked directly, so that a test
/// decides when time passes and in which order alarms ring.
@MainActor
package protocol Alarms {
  /// Calls `ring` once when `duration` has passed from now.
  func set(after duration: Duration, _ ring: @escaping @MainActor @Sendable () -> Void) -> Alarm
}

/// An alarm that has been set.
package struct Alarm: Sendable {
  private let stop: @MainActor @Sendable () -> Void

  /// An alarm that `stop` keeps from ringing.
  package init(stop: @escaping @MainActor @Sendable () -> Void) { self.stop = stop }

  /// Keeps it from ringing, if it has not rung.
  @MainActor
  package func cancel() { stop() }
}

/// The alarms of any clock: a sleeping task for each.
struct SleepingAlarms: Alarms {
  let clock: any Clock<Duration>

  func set(after duration: Duration, _ ring: @escaping @MainActor @Sendable () -> Void) -> Alarm {
    let task = sleep(on: clock, for: duration, ring)
    return Alarm { task.cancel() }
  }

  private func sleep<C: Clock<Duration>>(
    on clock: C, for duration: Duration, _ ring: @escaping @MainActor @Sendable () -> Void
  ) -> Task<Void, Never> {
    // The deadline counts from the order, not from the moment the task begins.
    let deadline = clock.now.advanced(by: duration)
    return Task {
      try? await clock.sleep(until: deadline, tolerance: nil)
      guard !Task.isCancelled else { return }
      ring()
    }
  }
}
