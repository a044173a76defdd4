public import PermissionFlows

/// What a camera page can order; it reads the permission, and never asks for it.
public enum CameraEffect: Hashable, Sendable {
  /// Bring the page in.
  case openPage
  /// Take the page away, however it is shown.
  case leavePage
  /// Show a message on the page in place of the picture.
  case showMessage(CameraMessage)
  /// Read the permission.
  case readStatus
  /// Start the camera.
  case startSession
  /// Stop the camera.
  case stopSession

  /// The events with which the effect can be answered.
  public var answers: [CameraEvent] {
    switch self {
    case .openPage: [.pageShown]
    case .leavePage: [.pageLeft]
    case .showMessage(let message): message.buttons.map { .tapped($0) }
    case .readStatus: WholeAccessFlow.camera.readings.map { .read($0) }
    case .startSession: [.sessionStarted] + CameraFault.allCases.map { .sessionFailed($0) }
    case .stopSession: []
    }
  }
}

/// What the page says in place of the picture.
public enum CameraMessage: String, Hashable, Sendable, CaseIterable {
  case busy
  case beside
  case failed
  case interrupted

  /// What the person can do about it; an interruption ends by itself, as being beside an app does.
  public var buttons: [AccessButton] {
    switch self {
    case .busy, .failed: [.retry, .cancel]
    case .beside, .interrupted: [.cancel]
    }
  }
}
