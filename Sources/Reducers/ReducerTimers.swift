import EveryPath

/// The timers that a reducer ordered: each is known by the event that it brings.
@MainActor
final class ReducerTimers<Event: Hashable & Sendable> {
  private struct Running {
    let mark: Int
    let running: RunningTimer
    let duration: Duration
    let watch: Stopwatch
  }

  private enum Entry {
    case running(Running)
    case paused(remaining: Duration)
  }

  private let clock: any Clock<Duration>
  private let timers: any Timers
  private var entries: [Event: Entry] = [:]
  private var lastMark = 0

  init(_ clock: any Clock<Duration>) {
    self.clock = clock
    timers = clock.timers
  }

  /// Carries out an order; `ring` is called with the mark of a timer that falls due.
  func carryOut(
    _ order: TimerOrder<Event>, ring: @escaping @MainActor @Sendable (Event, Int) -> Void
  ) {
    switch order {
    case .start(let event, let duration): start(event, duration, ring)
    case .pause(let event):
      guard case .running(let timer)? = entries[event] else { return }
      timer.running.cancel()
      entries[event] = .paused(remaining: Self.remaining(timer))
    case .resume(let event):
      guard case .paused(let remaining)? = entries[event] else { return }
      start(event, remaining, ring)
    case .stop(let event): stop(event)
    }
  }

  /// Whether a timer that rings with this mark still runs; it does no longer afterwards.
  func take(_ event: Event, mark: Int) -> Bool {
    guard case .running(let timer)? = entries[event], timer.mark == mark else { return false }
    entries[event] = nil
    return true
  }

  /// How long a timer has still to run; nil if there is none.
  func remaining(of event: Event) -> Duration? {
    switch entries[event] {
    case .running(let timer)?: Self.remaining(timer)
    case .paused(let remaining)?: remaining
    case nil: nil
    }
  }

  func stopAll() {
    for case .running(let timer) in entries.values { timer.running.cancel() }
    entries = [:]
  }

  private func start(
    _ event: Event, _ duration: Duration,
    _ ring: @escaping @MainActor @Sendable (Event, Int) -> Void
  ) {
    stop(event)
    lastMark += 1
    let mark = lastMark
    let running = timers.set(after: duration) { ring(event, mark) }
    entries[event] = .running(
      Running(mark: mark, running: running, duration: duration, watch: Stopwatch(clock)))
  }

  private func stop(_ event: Event) {
    if case .running(let timer)? = entries.removeValue(forKey: event) { timer.running.cancel() }
  }

  private static func remaining(_ timer: Running) -> Duration {
    max(.zero, timer.duration - timer.watch.elapsed())
  }
}

/// What an effect of a reducer does to a timer.
///
/// A timer is known by the event that it brings. The runner carries the order out; a timer
/// that was stopped or paused brings nothing, even if it had fallen due at that very moment.
public enum TimerOrder<Event: Hashable & Sendable>: Hashable, Sendable {
  /// Brings the event when the time has passed; a timer for it that runs already begins anew.
  case start(Event, after: Duration)
  /// Keeps the remaining time, if the timer runs.
  case pause(Event)
  /// Lets a paused timer run for what remained.
  case resume(Event)
  /// Forgets the timer, if there is one.
  case stop(Event)
}
