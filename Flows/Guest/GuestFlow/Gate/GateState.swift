/// Where the gate can be.
public enum GateState: Hashable, Sendable {
  /// Which action is wished is being read.
  case asked
  /// Whether the action is permitted now is being read.
  case weighing(GuestAction)
  /// In a new process: whether the blocked action can go on is being read.
  case reconsidering(GuestAction)
  /// The panel asks for a login, with a reason for this action.
  case asking(GuestAction, GateReason)
  /// The login did not come about: whether the action is permitted now is being read, and that is
  /// said with what is asked.
  case failing(GuestAction, LoginFault)
  /// The account form is open.
  case filling(GuestAction)
  /// The identity is at work; the panel shows that.
  case awaiting(GuestAction)
  /// The panel asks whether the guest's data shall be merged into the account.
  case deciding(GuestAction)
  /// The panel says that the move cannot go on.
  case stopped(GuestAction)
  /// The panel is going, before the action goes on.
  case continuing(GuestAction)
  /// The action has been sent; the panel comes up if it is not answered in time.
  case sending(GuestAction)
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
