/// The same journey as ``DoorFlow``, as a `switch` written by hand.
public struct HandWrittenDoor {
  /// Up to two effects, in order.
  public struct Effects {
    /// The first.
    public let first: DoorFlow.Effect?
    /// The second.
    public let second: DoorFlow.Effect?

    init(_ first: DoorFlow.Effect? = nil, _ second: DoorFlow.Effect? = nil) {
      self.first = first
      self.second = second
    }
  }

  /// Where it is.
  public private(set) var state = DoorFlow.State.closed

  /// A closed door.
  public init() {}

  /// Takes an event; what has no row changes nothing.
  @inline(never)
  public mutating func receive(_ event: DoorFlow.Event) -> Effects {
    switch (state, event) {
    case (.closed, .tapped(.start)), (.inSettings, .foregrounded):
      state = .asking
      return Effects(.showPage, .requestAccess)
    case (.asking, .answered(isAllowed: true)), (.paused, .resumed):
      state = .running
      return Effects(.startSession)
    case (.asking, .answered(isAllowed: false)):
      state = .explaining
      return Effects(.leavePage, .showAlert)
    case (.explaining, .tapped(.openSettings)):
      state = .inSettings
      return Effects(.dismissAlert, .openSettings)
    case (.explaining, .tapped(.cancel)):
      state = .stopped
      return Effects(.dismissAlert)
    case (.running, .interrupted):
      state = .paused
      return Effects(.pauseSession)
    case (.running, .tapped(.stop)), (.paused, .tapped(.stop)):
      state = .closed
      return Effects(.stopSession, .leavePage)
    case (_, _): return Effects()
    }
  }
}
