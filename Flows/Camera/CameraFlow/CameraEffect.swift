/// What a camera journey can order.
public enum CameraEffect: Hashable, Sendable {
  /// Read the permission: the status first, the hardware second, then the usage description.
  case readStatus
  /// Acknowledge once the app is active, with no transition and no dialog of its own.
  case waitUntilReady
  /// Ask the system.
  case requestAccess
  /// Bring the camera page in.
  case openPage
  /// Take the camera page away, however it is shown.
  case leavePage
  /// Show the primer, whose one button has this label.
  case showPrimer(button: String)
  /// Show the dialog for a reason, on the page that is revealed.
  case showAlert(CameraReason)
  /// Take the dialog away.
  case dismissAlert
  /// Show a message on the camera page in place of the picture.
  case showMessage(CameraMessage)
  /// Open the app's page in Settings.
  case openSettings
  /// Start the camera.
  case startSession
  /// Stop the camera.
  case stopSession
}

extension CameraEffect: CustomStringConvertible {
  /// The effect's id; a label is no part of it, so that in every language the journey is the same.
  public var description: String {
    switch self {
    case .readStatus: "readStatus"
    case .waitUntilReady: "waitUntilReady"
    case .requestAccess: "requestAccess"
    case .openPage: "openPage"
    case .leavePage: "leavePage"
    case .showPrimer: "showPrimer"
    case .showAlert(let reason): "showAlert(\(reason))"
    case .dismissAlert: "dismissAlert"
    case .showMessage(let message): "showMessage(\(message))"
    case .openSettings: "openSettings"
    case .startSession: "startSession"
    case .stopSession: "stopSession"
    }
  }
}

/// Why there is no camera, so that each has words of its own.
public enum CameraReason: String, Hashable, Sendable, CaseIterable {
  /// The person refused; Settings can help.
  case denied
  /// The device does not allow it; Settings cannot help.
  case restricted
  /// There is no camera.
  case noCamera
  /// The app lacks its usage description.
  case missingDescription

  /// The reading that gives this reason.
  public var reading: CameraReading {
    switch self {
    case .denied: .denied
    case .restricted: .restricted
    case .noCamera: .noCamera
    case .missingDescription: .missingDescription
    }
  }
}

/// What the camera page says in place of the picture.
public enum CameraMessage: String, Hashable, Sendable, CaseIterable {
  case busy
  case failed
  case interrupted
}
