import FlowModel
import GuestFlow
import PermissionFlow

/// That the scenario comes about at all, and that there is a way on from everywhere.
extension KickedPromises {
  @PromiseBuilder<KickedWorld> static var scenario: [Promise<KickedWorld>] {
    Sometimes(
      "the kick meets a guide that waits, a campaign on screen and a comment on its way"
    ) { moment in
      moment.saw(.kickTold) && moment.before.world.view(.campaign) == .up
        && moment.before.parts[KickedPart.camera].machine.isRunning
        && moment.before.world.view(.guide) == .none
        && moment.before.parts[KickedPart.gate].machine.isRunning
    }

    Sometimes("a comment is done under the login that follows the kick") {
      $0.delivered(GateOutcome.done, part: KickedPart.gate) && $0.world.kick == .told
        && $0.world.credentials == .new
    }

    CanAlwaysReach(
      "from everywhere the person can come home", whenever: { $0.world.isRunning }
    ) {
      $0.world.page == .home && $0.isSettled
    }
  }
}
