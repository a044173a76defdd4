import CameraFlow
import EveryPath
import FlowModel
import PermissionFlows
import PermissionModels
import SimulatedPhone

/// What must hold for every way to a camera: one list for all flows and lessons.
enum CameraProperties {
  /// A step of the phone with the camera journey on it.
  typealias Step = Transition<Phone>

  /// The whole list of a page with its permission, which has rules of its own in `camera-access`.
  @PropertyBuilder<Phone> static func all(_ policy: AccessPolicy = AccessPolicy()) -> [Property<
    Phone
  >] {
    page
    asking
    primer(isUsed: policy.hasPrimer)
    dialogs
    settings
    camera
    outcome
    interface
    readings
    choices
    pageUse
    dialogUse
    PermissionProperties.settingsLater(by: policy.settingsDelay) { $0.hasDialogGone }
  }
}

// MARK: - What the properties speak of

extension Transition<Phone> {
  /// The person looks at a black page, and nothing is on its way.
  var isStuckOnBlack: Bool { isSettled && phone.isPageBlack }
}

extension Transition<Phone> {
  /// The dialog has gone in this step.
  fileprivate var hasDialogGone: Bool {
    before.world.interface.shown != nil && phone.interface.shown == nil
  }
}
