import FlowModel

/// The capture session: the one place of the phone that knows what is behind a permission.
public struct Capture: Hashable, Sendable {
  /// The session.
  public enum Session: Hashable, Sendable {
    case off
    case starting
    /// Frames arrive.
    case picture
    /// No frame comes any more, and the app does not know yet.
    case black
    /// No frame comes, and nothing more will happen by itself.
    case dark
    /// Another app, a call or the background holds the camera.
    case interrupted
    /// Another app is beside this one, and the session may not run then.
    case beside
  }

  /// Why a session could not start, or stopped.
  public enum Fault: String, Hashable, Sendable, CaseIterable {
    case busy
    /// No picture beside another app, where the session does not support it (documented:
    /// `videoDeviceNotAvailableWithMultipleForegroundApps`; reported: ZXing.Net.Maui #288).
    case beside
    case failed
  }

  /// The session.
  public internal(set) var session = Session.off
  var starter: Address?

  var isBusy: Bool { session == .starting || session == .black }

  mutating func endProcess() {
    session = .off
    starter = nil
  }
}

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
