import PermissionFlows

/// How an attempt to use the camera ends for the one who asked.
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

  /// The outcome of a refusal.
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
