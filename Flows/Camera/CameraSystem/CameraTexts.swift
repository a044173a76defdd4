public import CameraFlow

/// The words of a camera journey's dialogs; the label of the primer's button is the flow's.
public struct CameraTexts: Hashable, Sendable {
  /// What the primer says.
  public var primer = "The camera is used to scan codes."

  /// The default words.
  public init() {}

  /// What the dialog for a reason says.
  public var explanations: [CameraReason: String] = [
    .denied: "The camera is switched off for this app. You can switch it on in Settings.",
    .restricted: "The camera is not allowed on this device.",
    .noCamera: "This device has no camera.",
    .missingDescription: "This version of the app cannot use the camera.",
  ]
}
