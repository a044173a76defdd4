import FlowModel
import GuestFlow

extension PropertyID {
  static let nothingActs = PropertyID("once kicked, nothing acts under the old user")
  static let nothingLeft = PropertyID(
    "once kicked, nothing of the old user is left where the app runs")
  static let lateKick = PropertyID("the end of the first login changes nothing of the one after it")
  static let widgetRests = PropertyID(
    "once kicked, the widget comes to rest without the old user where the app runs")
  static let widgetForgets = PropertyID(
    "after a kick the widget can come to show nothing of the old user, without a new login")
}

/// Once the app knows that a login has ended, nothing acts in its name.
extension KickedProperties {
  @PropertyBuilder<KickedWorld> static var oldUser: [Property<KickedWorld>] {
    NeverAfter(.nothingActs, { $0.saw(.kickTold) }) { $0.isActingAsOldUser }

    Always(
      .lateKick, whenever: { $0.saw(.lateKickTold) }
    ) { $0.log.effects.isEmpty && $0.world.isStoredAs(in: $0.before.world) }

    AlwaysSettled(.nothingLeft, whenever: { $0.world.runsAfterTheKick }) { !$0.world.storesOldUser }

    AlwaysSettled(.widgetRests, whenever: { $0.world.runsAfterTheKick }) { $0.world.widget != .old }

    CanAlwaysReach(
      .widgetForgets, whenever: { $0.world.showsOldUserAfterTheKick },
      without: { $0.saw(.loginAccepted) }
    ) { $0.world.widget != .old }
  }
}

extension KickedWorld {
  fileprivate func isStoredAs(in other: KickedWorld) -> Bool {
    stored == other.stored && credentials == other.credentials && page == other.page
  }
  fileprivate var runsAfterTheKick: Bool { kick == .told && isRunning }
  fileprivate var showsOldUserAfterTheKick: Bool { kick == .told && widget == .old }
}
