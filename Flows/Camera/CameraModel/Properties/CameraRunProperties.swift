import FlowModel
import PermissionFacts
import PermissionModels
import SimulatedPhone

extension PropertyID {
  static let startedWhenAuthorized = PropertyID(
    "the camera is started only after a read says: authorized", keeps: "S3")
  static let behindTheBack = PropertyID(
    "never: using the camera makes the system ask behind the app's back", keeps: "S3")
  static let allowed = PropertyID(
    "a person who allows the camera can see the picture, without another try", keeps: "L1")
  static let runsRightly = PropertyID(
    "the camera runs only on its page, in front, and permitted", keeps: "C12", "S8")
  static let afterInterruption = PropertyID(
    "after an interruption the picture can come back, or a retry be offered", keeps: "L5")
}

extension CameraProperties {
  @PropertyBuilder<Phone> static var camera: [Property<Phone>] {
    Before(
      .startedWhenAuthorized, since: .readOther(than: .authorized) || .processEnded,
      .read(.authorized), before: .saw(.sessionOrdered))

    AtNoTime(.behindTheBack, given: .saw(.sessionOrdered), .ran(into: .hiddenPrompt))

    CanAlwaysReach(
      .allowed,
      whenever: .saw(.promptAnswered(.allow)) && .isAuthorized && .awaitsOutcome()
        && !.page(.popping),
      without: .began() || !.isInFront || .saw(.touched(.retry)), .saw(.pictureShown))

    AlwaysSettled(
      .runsRightly, whenever: .hasPicture, .page(.shown) && .isAuthorized && .isActive)

    CanAlwaysReach(
      .afterInterruption, whenever: .saw(.interruptionEnded) && .isRunning(),
      without: .processEnded || .saw(.entered), .hasPicture || .saw(.touched(.retry)))
  }
}

extension Predicate<Phone> {
  fileprivate static var isAuthorized: Predicate { .world("isAuthorized") { $0.isAuthorized } }
}
