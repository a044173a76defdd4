import CameraFlow
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
      .pageHasPicture, whenever: .page(.shown), !.isPageBlack)

    NeverAfter(
      .closingNotBlack, .saw(.touched(.cancel)),
      until: .saw(.entered) || .saw(.cameBack) || .saw(.cameBackFromErrand), .isStuckOnBlack)

    NeverAfter(
      .returnNotBlack, .saw(.cameBackFromErrand), until: .saw(.entered) || .saw(.cameBack),
      .isStuckOnBlack)

    PermissionProperties.wayOut

    CanAlwaysReach(
      .snapsBack, whenever: .saw(.swipeCancelled) && .isRunning(), without: .processEnded,
      .saw(.pictureShown) || .ended())
  }
}

extension PropertyID {
  static let transitionTooEarly = PropertyID(
    "never: a transition begins before the last one is acknowledged", keeps: "C13", "S6")
  static let innocentPage = PropertyID("never: an innocent page is popped", keeps: "C7", "S6")
}

/// One transition at a time, and only the app's own page.
extension CameraProperties {
  @PropertyBuilder<Phone> static var interface: [Property<Phone>] {
    AtNoTime(
      .transitionTooEarly, given: .saw(.pageOrdered), .ran(into: .transitionDuringTransition))

    AtNoTime(.innocentPage, given: .saw(.pageOrdered), .ran(into: .poppedInnocentPage))
  }
}

extension PropertyID {
  static let readyMeansPicture = PropertyID("\"ready\" means a picture", keeps: "C12")
}

/// One answer for each attempt, and late answers change nothing.
extension CameraProperties {
  @PropertyBuilder<Phone> static var outcome: [Property<Phone>] {
    PermissionProperties.outcome()

    Always(.readyMeansPicture, whenever: .delivered(CameraOutcome.ready), .hasPicture)

    PermissionProperties.lateAnswers()
  }
}
