import CameraFlow
import PermissionDrivers

extension PermissionDialog {
  /// A dialog of the camera journey as one of a permission: its text, with the package's words for
  /// the title and the buttons.
  init(_ dialog: CameraDialog, _ texts: PermissionTexts) {
    let camera: PermissionName = "camera"
    let (subject, title, kind): (Subject, String, String) =
      switch dialog.subject {
      case .primer: (.primer, texts.text("primer.title", for: camera), "primer")
      case .reason(let reason):
        (
          .refusal(reason.refusal), texts.text("\(reason.refusal).title", for: camera),
          dialog.buttons.contains(.openSettings) ? "guide" : "notice"
        )
      }
    let identifier = "permission.camera.\(kind)"
    self.init(
      camera, subject, title: title, message: dialog.text,
      buttons: dialog.buttons.map { button in
        Button(
          AccessButton(button), label: texts.label(of: button, in: dialog),
          accessibilityIdentifier: "\(identifier).\(AccessButton(button).hyphenated)")
      }, accessibilityIdentifier: identifier)
  }
}

extension PermissionTexts {
  /// The flow's own label of the primer's button, or the package's words.
  fileprivate func label(of button: CameraButton, in dialog: CameraDialog) -> String {
    if case .primer(let label) = dialog.subject, button == .proceed,
      label != CameraFlow().primerButton
    {
      return label
    }
    return text("button.\(AccessButton(button).rawValue)", for: "camera")
  }
}

extension CameraMessage {
  /// What the person can do about it; an interruption ends by itself.
  var buttons: [CameraButton] { self == .interrupted ? [.cancel] : [.retry, .cancel] }

  /// For interface tests: `permission.camera.message.busy`.
  var accessibilityIdentifier: String { "permission.camera.message.\(self)" }

  /// The package's words for it.
  func words(_ texts: PermissionTexts) -> String { texts.text("message.\(self)", for: "camera") }
}

extension CameraReason {
  /// The same reason of the permission alone.
  fileprivate var refusal: AccessRefusal {
    switch self {
    case .denied: .denied
    case .restricted: .restricted
    case .noCamera: .unavailable
    case .missingDescription: .missingDescription
    }
  }
}

extension AccessButton {
  init(_ button: CameraButton) {
    self =
      switch button {
      case .openSettings: .openSettings
      case .alternative: .alternative
      case .cancel: .cancel
      case .proceed: .proceed
      case .retry: .retry
      }
  }
}

extension CameraButton {
  init(_ button: AccessButton) {
    self =
      switch button {
      case .openSettings: .openSettings
      case .alternative: .alternative
      case .cancel: .cancel
      case .proceed: .proceed
      case .retry: .retry
      }
  }
}
