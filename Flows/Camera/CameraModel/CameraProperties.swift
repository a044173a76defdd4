import CameraFlow
import EveryPath
import FlowModel
import PermissionModels
import SimulatedPhone

/// What must hold for every way to a camera: one list for all flows and lessons.
enum CameraProperties {
  /// A step of the phone with the camera journey on it.
  typealias Step = Transition<Phone>

  /// The whole list.
  ///
  /// - Parameter settingsDelay: how long Settings waits after the dialog.
  @PropertyBuilder<Phone> static func all(
    hasPrimer: Bool, settingsDelay: Duration = .milliseconds(200)
  ) -> [Property<Phone>] {
    page
    asking
    primer(isUsed: hasPrimer)
    dialogs
    settings
    camera
    outcome
    interface
    readings
    choices
    pageUse
    dialogUse
    PermissionProperties.settingsLater(by: settingsDelay) { $0.heard(CameraEvent.alertGone) }
  }
}

// MARK: - What the properties speak of

extension Transition<Phone> {
  /// The person looks at a black page, and nothing is on its way.
  var isStuckOnBlack: Bool { isSettled && phone.isPageBlack }
}
