/// Where a camera journey can be.
public enum CameraState: Hashable, Sendable {
  /// The camera page comes in.
  case opening(Stage)
  /// The status is being read.
  case checking(Stage)
  /// Waiting for a moment at which the system may be asked.
  case readying(Stage)
  /// Our own page before the system's alert.
  case priming(Stage)
  /// The system has been asked.
  case asking(Stage)
  /// The system's answer is checked against a fresh read.
  case confirming(Stage)
  /// The camera starts.
  case starting(Stage)
  /// The picture is there.
  case running
  /// Something else holds the camera.
  case paused
  /// The camera cannot be used now; the page says so.
  case blocked(CameraFault, Stage)
  /// A dialog says why there is no camera.
  case explaining(CameraReason, Stage)
  /// The dialog is going, because what it says is no longer so.
  case reconsidering(Stage)
  /// The dialog is going, before Settings.
  case leaving(Stage)
  /// Settings is being opened.
  case openingSettings(Stage)
  /// The person is in Settings.
  case inSettings(Stage)
  /// Back from Settings, or in a new process: the status is being read.
  case returning(Stage)
  /// The page or dialog is going, before the end.
  case closing(CameraOutcome, Stage)
  /// The end of an attempt that had no answer before.
  case closed(CameraOutcome)
  /// The end of an attempt that was answered when the picture appeared.
  case ended
}

/// What has been reached: whether the page is there, and whether the attempt has its answer.
public enum Stage: String, Hashable, Sendable, CaseIterable {
  /// No page, no answer.
  case gate
  /// The page, no answer.
  case page
  /// No page; the attempt was answered when the picture appeared.
  case gateAgain
  /// The page; the attempt was answered when the picture appeared.
  case pageAgain

  /// Whether the camera page is there.
  public var isOnPage: Bool { self == .page || self == .pageAgain }

  /// Whether the attempt has its answer.
  public var isAnswered: Bool { self == .gateAgain || self == .pageAgain }

  /// The same without the page.
  public var withoutPage: Stage { isAnswered ? .gateAgain : .gate }

  /// The same with the page.
  public var withPage: Stage { isAnswered ? .pageAgain : .page }
}
