import FlowModel
import PermissionModels
import SimulatedPhone

extension PropertyID {
  static let pageHasPicture = PropertyID(
    "a camera page has a picture, a message, or something coming", keeps: "C1", "L1", "L3")
  static let closingNotBlack = PropertyID("closing the dialog never leaves a black page")
  static let returnNotBlack = PropertyID("coming back from Settings never leaves a black page")
  static let snapsBack = PropertyID("a page that snaps back can work on", keeps: "L6")
}

/// No black page, no stuck page.
extension CameraProperties {
  @PropertyBuilder<Phone> static var page: [Property<Phone>] {
    AlwaysSettled(
      .pageHasPicture, whenever: { $0.phone.interface.page == .shown }
    ) { !$0.phone.isPageBlack }

    NeverAfter(
      .closingNotBlack, { $0.saw(.touched(.cancel)) },
      until: { $0.saw(.entered) || $0.saw(.cameBack) || $0.saw(.cameBackFromErrand) }
    ) { $0.isStuckOnBlack }

    NeverAfter(
      .returnNotBlack, { $0.saw(.cameBackFromErrand) },
      until: { $0.saw(.entered) || $0.saw(.cameBack) }
    ) { $0.isStuckOnBlack }

    PermissionProperties.wayOut

    CanAlwaysReach(
      .snapsBack, whenever: { $0.saw(.swipeCancelled) && $0.isRunning() },
      without: { $0.log.processEnded }
    ) { $0.saw(.pictureShown) || $0.ended() }
  }
}
