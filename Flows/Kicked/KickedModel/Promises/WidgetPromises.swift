import FlowModel
import GuestFlow

/// The widget's token: asked for when it is missing, and shared when it arrives.
extension KickedPromises {
  @PromiseBuilder<KickedWorld> static var widgetToken: [Promise<KickedWorld>] {
    Always(
      "a launch asks for the token that a user lacks",
      whenever: { moment in
        moment.began(KickedPart.token) && !moment.log.processEnded
          && moment.before.world.stored == .user && moment.before.world.shared == nil
      }
    ) { moment in moment.saw(.done(.fetch, moment.world.holder)) }

    Always(
      "a token of the login of today is shared as soon as it arrives",
      whenever: { moment in
        moment.world.arrived == moment.world.holder && moment.world.stored == .user
          && !moment.log.processEnded
      }
    ) { moment in moment.world.shared == moment.world.holder }
  }
}
