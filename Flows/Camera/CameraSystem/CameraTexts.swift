public import CameraFlow
public import PermissionDrivers

/// The words of a camera journey's dialogs; the label of the primer's button is the flow's.
public struct CameraTexts: Hashable, Sendable {
  /// What the primer says.
  public var primer: String
  /// What the dialog for a reason says.
  public var explanations: [CameraReason: String]

  /// The words for the camera among those of all permissions, in the person's language.
  public init(_ texts: PermissionTexts = PermissionTexts()) {
    func text(_ key: String) -> String { texts.text("\(key).message", for: "camera") }
    primer = text("primer")
    explanations = [
      .denied: text("denied"), .restricted: text("restricted"), .noCamera: text("unavailable"),
      .missingDescription: text("missingDescription"),
    ]
  }
}
