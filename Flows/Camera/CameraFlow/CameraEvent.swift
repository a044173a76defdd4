public import EveryPath
public import PermissionFlows

/// What a camera page can be told.
public enum CameraEvent: Hashable, Sendable {
  /// A fresh read of the permission.
  case read(AccessReading<WholeGrant>)
  /// The page is there.
  case pageShown
  /// The page has left, as ordered.
  case pageLeft
  /// The person took the page away.
  case pageGone
  /// The person touched a button of a message on the page.
  case tapped(AccessButton)
  /// The app became active, for whatever reason.
  case foregrounded
  /// The first picture is there.
  case sessionStarted
  /// The camera could not start, or stopped.
  case sessionFailed(CameraFault)
  /// No picture comes any more.
  case pictureLost
  /// Something else took the camera.
  case interrupted
  /// The camera is ours again.
  case interruptionEnded
}

extension CameraEvent {
  /// Who causes the event.
  public var role: EventRole {
    switch self {
    case .tapped, .pageGone: .person
    case .read, .pageShown, .pageLeft, .foregrounded, .sessionStarted, .sessionFailed,
      .pictureLost, .interrupted, .interruptionEnded:
      .system
    }
  }
}

/// Why the camera cannot be used although it is permitted.
public enum CameraFault: String, Hashable, Sendable, CaseIterable {
  /// Something else holds it.
  case busy
  /// It gives no picture beside another app; one comes by itself once the app is alone.
  case beside
  /// It fails, or gives no picture.
  case failed
}
