/// The timers that run, if nothing takes time but waiting for them.
struct RunningTimers {
  private var now = Duration.zero
  private var running: [(timer: Int, deadline: Duration)] = []

  mutating func start(_ timer: Int, for duration: Duration) {
    running.append((timer, now + duration))
  }

  mutating func stop(_ timer: Int) { running.removeAll { $0.timer == timer } }

  mutating func stopAll() { running = [] }

  /// Lets the time pass until the next timer is over; nil if none runs.
  ///
  /// Of several it is the one that was started first.
  mutating func passToNext() -> Int? {
    guard let due else { return nil }
    now = due.element.deadline
    running.remove(at: due.offset)
    return due.element.timer
  }

  private var due: (offset: Int, element: (timer: Int, deadline: Duration))? {
    running.enumerated().min { $0.element.deadline < $1.element.deadline }
      .map { ($0.offset, $0.element) }
  }
}
