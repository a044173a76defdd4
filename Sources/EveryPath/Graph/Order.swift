/// One thing to do on an edge.
package enum Order: Hashable, Sendable {
  /// Hand an effect to the driver. `asks` says whose answer, if any, is expected.
  case perform(effect: Int, asks: Asking)
  /// Persist the intent to go on from this state.
  case remember(state: Int)
  /// Clear the intent.
  case forget
  /// Give the attempt its outcome.
  case deliver(outcome: Int)
  /// Send an event to another component.
  case tell(message: Int)
  /// Start another component as a sub-flow.
  case call(Int)
  /// End a sub-flow that is no longer waited for.
  case cancelCall(Int)
  /// Start a timer.
  case start(timer: Int)
  /// Stop a timer, if it runs.
  case stop(timer: Int)

  /// Who an effect's answer belongs to.
  package enum Asking: Hashable, Sendable {
    /// None: the effect has no answers.
    case nobody
    /// The waypoint the edge leads to.
    case waypoint
    /// The state in which the transition ends.
    case state
  }
}
