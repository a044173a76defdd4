import FlowModel
import PermissionModels
import SimulatedPhone

/// No black page, no stuck page.
extension CameraProperties {
  @PropertyBuilder<Phone> static var page: [Property<Phone>] {
    AlwaysSettled(
      "a camera page has a picture, a message, or something coming",
      whenever: { $0.phone.interface.page == .shown }
    ) { !$0.phone.isPageBlack }

    NeverAfter(
      "closing the dialog never leaves a black page", { $0.saw(.touched(.cancel)) },
      until: { $0.saw(.entered) || $0.saw(.cameBack) || $0.saw(.cameBackFromErrand) }
    ) { $0.isStuckOnBlack }

    NeverAfter(
      "coming back from Settings never leaves a black page",
      { $0.saw(.cameBackFromErrand) },
      until: { $0.saw(.entered) || $0.saw(.cameBack) }
    ) { $0.isStuckOnBlack }

    PermissionProperties.wayOut

    CanAlwaysReach(
      "a page that snaps back can work on", whenever: { $0.saw(.swipeCancelled) && $0.isRunning() },
      without: { $0.log.processEnded }
    ) { $0.saw(.pictureShown) || $0.ended() }
  }
}
