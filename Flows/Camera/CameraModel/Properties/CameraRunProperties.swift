import FlowModel
import PermissionFacts
import PermissionModels
import SimulatedPhone

/// The camera itself.
extension CameraProperties {
  @PropertyBuilder<Phone> static var camera: [Property<Phone>] {
    Before(
      "the camera is started only after a read says: authorized",
      since: { $0.readOther(than: .authorized) || $0.log.processEnded },
      { $0.saw(.read(.authorized)) }, before: { $0.saw(.sessionOrdered) })

    AtNoTime(
      "using the camera makes the system ask behind the app's back",
      given: { $0.saw(.sessionOrdered) }
    ) { $0.ran(into: .hiddenPrompt) }

    CanAlwaysReach(
      "who allows the camera can see the picture, without another try",
      whenever: {
        $0.saw(.promptAnswered(.allow)) && $0.phone.isAuthorized && $0.awaitsOutcome()
          && $0.phone.interface.page != .popping
      },
      without: { $0.began() || $0.phone.front != .app || $0.saw(.touched(.retry)) }
    ) { $0.saw(.pictureShown) }

    AlwaysSettled(
      "the camera runs only on its page, in front, and permitted",
      whenever: { $0.phone.capture.session == .picture }
    ) {
      $0.phone.interface.page == .shown && $0.phone.isAuthorized && $0.phone.scene == .active
    }

    CanAlwaysReach(
      "after an interruption the picture can come back, or a retry be offered",
      whenever: { $0.saw(.interruptionEnded) && $0.isRunning() },
      without: { $0.log.processEnded || $0.saw(.entered) }
    ) {
      $0.phone.capture.session == .picture || $0.saw(.touched(.retry))
    }
  }
}
