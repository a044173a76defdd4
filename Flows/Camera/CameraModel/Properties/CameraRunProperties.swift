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

/// The camera itself.
extension CameraProperties {
  @PropertyBuilder<Phone> static var camera: [Property<Phone>] {
    Before(
      .startedWhenAuthorized, since: { $0.readOther(than: .authorized) || $0.log.processEnded },
      { $0.saw(.read(.authorized)) }, before: { $0.saw(.sessionOrdered) })

    AtNoTime(.behindTheBack, given: { $0.saw(.sessionOrdered) }) { $0.ran(into: .hiddenPrompt) }

    CanAlwaysReach(
      .allowed,
      whenever: {
        $0.saw(.promptAnswered(.allow)) && $0.phone.isAuthorized && $0.awaitsOutcome()
          && $0.phone.interface.page != .popping
      },
      without: { $0.began() || $0.phone.front != .app || $0.saw(.touched(.retry)) }
    ) { $0.saw(.pictureShown) }

    AlwaysSettled(.runsRightly, whenever: { $0.phone.capture.session == .picture }) {
      $0.phone.interface.page == .shown && $0.phone.isAuthorized && $0.phone.scene == .active
    }

    CanAlwaysReach(
      .afterInterruption, whenever: { $0.saw(.interruptionEnded) && $0.isRunning() },
      without: { $0.log.processEnded || $0.saw(.entered) }
    ) {
      $0.phone.capture.session == .picture || $0.saw(.touched(.retry))
    }
  }
}
