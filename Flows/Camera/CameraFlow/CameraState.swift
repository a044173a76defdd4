import PermissionFlows

/// Where a camera page can be.
public enum CameraState: Hashable, Sendable {
  /// The page comes in.
  case opening(Stage)
  /// The page is there, and the camera is asked for without a dialog.
  case permission(Stage)
  /// The camera starts.
  case starting(Stage)
  /// The picture is there.
  case running
  /// Something else holds the camera.
  case paused
  /// The camera cannot be used now; the page says so.
  case blocked(CameraFault, Stage)
  /// The page leaves, before a dialog says why there is no camera.
  case leaving(Stage)
  /// No page is there, and the camera is asked for: dialog, Settings and back.
  case explaining(Stage)
  /// The page leaves, before the end.
  case closing(CameraOutcome, Stage)
  /// The end of an attempt that had no answer before.
  case closed(CameraOutcome)
  /// The end of an attempt that was answered when the picture appeared.
  case ended
}

/// Whether the attempt has its answer, which it gets when the picture first appears.
public enum Stage: String, Hashable, Sendable, CaseIterable {
  /// No picture yet, and no answer.
  case first
  /// The picture has been there: what follows is no answer any more.
  case again
}

extension CameraFlow {
  /// The id of a state: `permission` before the picture, `permission.again` after it was there.
  public func name(of state: State) -> String {
    switch state {
    case .opening(let stage): "opening" + tail(stage)
    case .permission(let stage): "permission" + tail(stage)
    case .starting(let stage): "starting" + tail(stage)
    case .running: "running"
    case .paused: "paused"
    case .blocked(let fault, let stage): "blocked(\(fault.rawValue))" + tail(stage)
    case .leaving(let stage): "leaving" + tail(stage)
    case .explaining(let stage): "explaining" + tail(stage)
    case .closing(let outcome, let stage): "closing(\(outcome.rawValue))" + tail(stage)
    case .closed(let outcome): "closed(\(outcome.rawValue))"
    case .ended: "ended"
    }
  }

  private func tail(_ stage: Stage) -> String { stage == .first ? "" : ".again" }
}

/// How an attempt to use the camera ends for its caller.
public enum CameraOutcome: String, Hashable, Sendable, CaseIterable {
  /// The picture is there.
  case ready
  /// The person refused.
  case denied
  /// The device does not allow it.
  case restricted
  /// There is no camera.
  case noCamera
  /// The app lacks its usage description.
  case misconfigured
  /// The camera is busy or fails, and the person gave up.
  case failed
  /// The person chose to go on without a camera.
  case alternative
  /// The person left, or the attempt was cancelled.
  case cancelled
  /// Something swept the dialog away.
  case dropped

  init(_ refusal: AccessRefusal) {
    self =
      switch refusal {
      case .denied, .deniedRequestable: .denied
      case .restricted: .restricted
      case .unavailable, .switchedOff, .addOnly: .noCamera
      case .missingDescription: .misconfigured
      case .failed: .failed
      }
  }
}
