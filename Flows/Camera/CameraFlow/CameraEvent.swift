/// What a camera journey can be told.
public enum CameraEvent: Hashable, Sendable {
  /// A fresh read of the permission, see ``CameraEffect/readStatus``.
  case read(CameraReading)
  /// The app may ask or present now.
  case ready
  /// The system's alert was answered.
  case answered(CameraAnswer)
  /// The camera page is there.
  case pageShown
  /// The camera page has left, as ordered.
  case pageLeft
  /// The person took the camera page away.
  case pageGone
  /// The dialog is gone.
  case alertGone
  /// The person touched a button of ours.
  case tapped(CameraButton)
  /// The app is in the background, Settings in front.
  case leftApp
  /// Settings did not open.
  case settingsFailed
  /// The app became active, for whatever reason.
  case foregrounded
  /// The app is about to be inactive, for whatever reason.
  case resigned
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

/// What a read of the permission says: status first, then hardware, then the usage description.
public enum CameraReading: String, Hashable, Sendable, CaseIterable {
  case authorized
  case notDetermined
  case denied
  case restricted
  case noCamera
  /// `NSCameraUsageDescription` is missing: asking would end the app (documented by Apple).
  case missingDescription
}

/// The system's answer as it was told: a "no" may also be an alert that went without one.
public enum CameraAnswer: String, Hashable, Sendable, CaseIterable {
  case allow
  case deny
}

/// A button of ours.
public enum CameraButton: String, Hashable, Sendable, CaseIterable {
  /// Of the guide: open Settings.
  case openSettings
  /// Of any dialog: go on without a camera.
  case alternative
  /// Of any dialog or message: close it.
  case cancel
  /// Of the primer: go on to the system's alert.
  case proceed
  /// Of a message on the page: try again.
  case retry
}

/// Why the camera cannot be used although it is permitted.
public enum CameraFault: String, Hashable, Sendable, CaseIterable {
  /// Something else holds it.
  case busy
  /// It fails, or gives no picture.
  case failed
}
