/// Where a machine can be: in a state, or at a waiting place on the way to one.
public struct Position: Hashable, Sendable {
  /// What kind of place it is.
  public enum Kind: Hashable, Sendable {
    /// Settled in a state.
    case state
    /// In a final state.
    case final
    /// Waiting inside a sequence for the acknowledgement of an effect.
    case awaiting(symbol: Int, effect: Int)
    /// Waiting inside a sequence for the outcome of another part.
    case calling(symbol: Int, call: Int)
    /// Waiting inside a sequence for time to pass.
    case delay
  }

  /// Stable over unrelated edits: `explaining(denied)/tapped(openSettings)/alertGone`.
  public let id: String
  /// What kind of place it is.
  public let kind: Kind
  /// The state it is, or whose sequence it stands in; an entering sequence is the entered state's.
  public let state: Int
  /// The timer that runs because the machine is here: a delay, or how long to wait for an answer.
  public package(set) var timer: Int?
  /// The state's time-outs.
  public let timeouts: Range<Int>
  /// Where it was written.
  public let line: SourceLine

  /// Whether it is a waiting place inside a sequence.
  public var isWaypoint: Bool { kind != .state && kind != .final }
}
