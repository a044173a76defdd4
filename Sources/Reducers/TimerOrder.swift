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
