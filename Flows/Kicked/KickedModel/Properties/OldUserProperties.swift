import FlowModel
import GuestFlow

/// Once the app knows that a login has ended, nothing acts in its name.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var oldUser: [Property<KickedWorld>] {
    NeverAfter("once kicked, nothing acts under the old user", { $0.saw(.kickTold) }) {
      $0.isActingAsOldUser
    }

    AlwaysSettled(
      "once kicked, nothing of the old user is left where the app runs",
      whenever: { $0.world.runsAfterTheKick }
    ) { !$0.world.storesOldUser }

    AlwaysSettled(
      "once kicked, the widget comes to rest without the old user where the app runs",
      whenever: { $0.world.runsAfterTheKick }
    ) { $0.world.widget != .old }

    CanAlwaysReach(
      "after a kick the widget can come to show nothing of the old user, without a new login",
      whenever: { $0.world.showsOldUserAfterTheKick },
      without: { $0.saw(.loginAccepted) }
    ) { $0.world.widget != .old }
  }
}

extension KickedWorld {
  fileprivate var runsAfterTheKick: Bool { kick == .told && isRunning }
  fileprivate var showsOldUserAfterTheKick: Bool { kick == .told && widget == .old }
}
