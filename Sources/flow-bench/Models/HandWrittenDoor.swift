/// The same journey as ``DoorFlow``, as a `switch` written by hand.
package struct HandWrittenDoor {
  /// Up to two effects, in order.
  package struct Effects {
    /// The first.
    package let first: DoorFlow.Effect?
    /// The second.
    package let second: DoorFlow.Effect?

    init(_ first: DoorFlow.Effect? = nil, _ second: DoorFlow.Effect? = nil) {
      self.first = first
      self.second = second
    }
  }

  /// Where it is.
  package private(set) var state = DoorFlow.State.closed

  /// A closed door.
  package init() {}

  /// Takes an event; what has no row changes nothing.
  @inline(never)
  package mutating func receive(_ event: DoorFlow.Event) -> Effects {
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
