/// What an app can receive from the phone.
public enum Stimulus: Hashable, Sendable {
  case read(Reading)
  case answered(isAllowed: Bool)
  /// What asked failed for another reason than a refusal; not every framework says so.
  case failedOtherwise
  case pageShown
  case pageLeft
  case pageGone
  case dialogGone
  /// The dialog went without a touch.
  case dialogSwept
  case touched(Button)
  case leftApp
  case settingsFailed
  case becameActive
  case becameInactive
  case ready
  case sessionStarted
  case sessionFailed(Capture.Fault)
  case pictureLost
  case interrupted
  case interruptionEnded
}
