/// Where a new process goes on with a remembered journey.
public enum Resumption<State: Hashable & Sendable, Outcome: Hashable & Sendable>: Hashable,
  Sendable
{
  /// Enter this state, as if a transition had led there.
  case at(State)
  /// End the journey cleanly, with this outcome.
  case drop(Outcome)
}

/// Why an attempt ended without reaching a final state.
public enum Abandonment: Hashable, Sendable, CaseIterable {
  /// The task that waited for the outcome was cancelled.
  case cancelled
  /// Something else swept the journey's interface away.
  case dropped
  /// The driver is gone and no effect can be carried out.
  case driverEnded
}
