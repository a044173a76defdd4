import CameraFlow
import EveryPath
import FlowModel
import PermissionFlows
import PermissionModels
import SimulatedPhone

/// What must hold for every way to a camera: one list for all flows and lessons.
enum CameraProperties {
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
    PermissionProperties.settingsLater(
      by: policy.settingsDelay, after: .hasDialog.before && !.hasDialog)
  }
}

// MARK: - What the properties speak of

extension Predicate<Phone> {
  /// The person looks at a black page, and nothing is on its way.
  static var isStuckOnBlack: Predicate { .isSettled && .isPageBlack }

  static var isPageBlack: Predicate { .world("isPageBlack") { $0.isPageBlack } }

  static var hasPicture: Predicate { .world("hasPicture") { $0.capture.session == .picture } }

  static func page(_ page: Interface.Page) -> Predicate {
    .world("page(\(page))") { $0.interface.page == page }
  }

  /// The first read of the step gives this reason, or one that is meant, why there is no picture.
  static func readReason(
    _ name: String, where isMeant: @escaping @Sendable (Reason?) -> Bool
  ) -> Predicate {
    firstRead("page's reason \(name)", at: 0) { isMeant($0.reason) }
  }
}
