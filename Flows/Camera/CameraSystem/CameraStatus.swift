public import CameraFlow

/// What the system says of the camera permission, before anything else is looked at.
public enum CameraStatus: String, Hashable, Sendable, CaseIterable {
  case authorized
  case notDetermined
  case denied
  case restricted
  /// A status that this version does not know.
  case unknown
}

extension CameraReading {
  /// The reading that follows from the status, then the hardware, then the usage description.
  ///
  /// The order matters. A restricted device shows no camera, so the hardware must not be asked
  /// first. Without a usage description the system ends the app at the first request or use, so
  /// neither may happen. A status that is not known is treated like a restriction: there is nothing
  /// to ask and nothing to switch on.
  public init(status: CameraStatus, hasCamera: Bool, hasUsageDescription: Bool) {
    self =
      switch (status, hasCamera, hasUsageDescription) {
      case (.restricted, _, _), (.unknown, _, _): .restricted
      case (_, false, _): .noCamera
      case (.denied, true, _): .denied
      case (.notDetermined, true, false), (.authorized, true, false): .missingDescription
      case (.notDetermined, true, true): .notDetermined
      case (.authorized, true, true): .authorized
      }
  }
}
