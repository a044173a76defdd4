/// What is written on the screens of the demo app and of the system.
enum Wording {
  static let app = "Demo"
  static let feature = "Camera"
  static let purpose = "To scan the code."
  static let time = "9:41"
  static let alert = "\"\(app)\" Would Like to Access the \(feature)"
  static let allow = "Allow"
  static let refuse = "Don't Allow"
}

extension Dialog {
  /// Its headline.
  public var title: String {
    switch kind {
    case .primer: "Scan With the Camera"
    case .guide, .notice: reason.headline
    }
  }

  /// What it says below the headline.
  public var message: String {
    switch kind {
    case .primer: "Next, the system asks whether this app may use it."
    case .guide: "Allow the camera in Settings to scan."
    case .notice: "Enter the code by hand."
    }
  }
}

extension Reason {
  /// The reason as a headline.
  public var headline: String {
    switch self {
    case .denied: "Camera Access Is Off"
    case .restricted: "Not Allowed on This Device"
    case .unavailable: "No Camera"
    case .misconfigured: "The Camera Cannot Be Used"
    case .busy: "The Camera Is Busy"
    case .failed: "The Camera Failed"
    case .interrupted: "The Camera Is Paused"
    case .explanation: "Scan With the Camera"
    }
  }
}
