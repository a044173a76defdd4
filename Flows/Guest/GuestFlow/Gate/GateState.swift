/// Where the gate can be.
public enum GateState<Action: GateAction>: Hashable, Sendable {
  /// Which action is wished is being read.
  case asked
  /// Whether the action is permitted now is being read.
  case weighing(Action)
  /// In a new process: whether the blocked action can go on is being read.
  case reconsidering(Action)
  /// The panel asks for a login, with a reason for this action.
  case asking(Action, GateReason)
  /// The login did not come about: whether the action is permitted now is being read, and that is
  /// said with what is asked.
  case failing(Action, LoginFault)
  /// The account form is open.
  case filling(Action)
  /// The identity is at work; the panel shows that.
  case awaiting(Action)
  /// The panel asks whether the guest's data shall be merged into the account.
  case deciding(Action)
  /// The panel says that the move cannot go on.
  case stopped(Action)
  /// The panel is going, before the action goes on.
  case continuing(Action)
  /// The action has been sent; the panel comes up if it is not answered in time.
  case sending(Action)
  /// The panel is going, before the attempt ends.
  case leaving(GateOutcome)
  /// The end.
  case closed(GateOutcome)
}

/// How an attempt to do something ends for its caller.
public enum GateOutcome: String, Hashable, Sendable, CaseIterable {
  /// It is done.
  case done
  /// The server refused it.
  case failed
  /// The person did not want to log in, or to wait for an answer.
  case cancelled
  /// The identity it was meant for is gone.
  case dropped
}

/// What becomes of a second gated tap while the panel is up; the loser never runs.
public enum SecondWish: String, Hashable, Sendable, CaseIterable {
  case keepsFirst
  case replacesFirst
}
