/// Where a machine can be: in a state, or at a waiting place on the way to one.
package struct Position: Hashable, Sendable {
  /// What kind of place it is.
  package enum Kind: Hashable, Sendable {
    /// Settled in a state.
    case state
    /// In a final state.
    case final
    /// Waiting inside a sequence for the acknowledgement of an effect.
    case awaiting(symbol: Int, effect: Int)
    /// Waiting inside a sequence for the outcome of another component.
    case calling(symbol: Int, call: Int)
    /// Waiting inside a sequence for time to pass.
    case delay
  }

  /// Stable over unrelated edits: `explaining(denied)/tapped(openSettings)/alertGone`.
  package let id: String
  /// What kind of place it is.
  package let kind: Kind
  /// The state it is, or whose sequence it stands in; an entering sequence is the entered state's.
  package let state: Int
  /// The timer that runs because the machine is here: a delay, or how long to wait for an answer.
  package var timer: Int?
  /// The state's timeouts.
  package let timeouts: Range<Int>
  /// Where it was written.
  package let line: SourceLine

  /// Whether it is a waiting place inside a sequence.
  package var isWaypoint: Bool { kind != .state && kind != .final }
}
