import FlowModel
import SimulatedPhone

/// The camera itself.
extension CameraPromises {
  @PromiseBuilder<Phone> static var camera: [Promise<Phone>] {
    Before(
      "the camera is started only after a read says: authorized",
      since: { $0.readOther(than: .authorized) || $0.log.processEnded },
      { $0.saw(.read(.authorized)) }, before: { $0.saw(.sessionOrdered) })

    Never(
      "using the camera makes the system ask behind the app's back",
      given: { $0.saw(.sessionOrdered) }
    ) { $0.ran(into: .hiddenPrompt) }

    AlwaysSettled(
      "the camera runs only on its page, in front, and permitted",
      whenever: { $0.phone.capture.session == .picture }
    ) {
      $0.phone.interface.page == .shown && $0.phone.isAuthorized && $0.phone.scene == .active
    }

    CanAlwaysReach(
      "after an interruption the picture comes back, or a retry is offered",
      whenever: { $0.saw(.interruptionEnded) && $0.isRunning() },
      without: { $0.log.processEnded || $0.saw(.entered) }
    ) {
      $0.phone.capture.session == .picture || $0.saw(.touched(.retry))
    }
  }
}
