import FlowModel
import WidgetFlow

/// A token belongs to somebody, and so does what the widget shows.
extension WidgetPromises {
  @PromiseBuilder<WidgetPhone> static var owners: [Promise<WidgetPhone>] {
    AlwaysSettled(
      "the token in the shared store is of whoever is logged in",
      whenever: { $0.isAppAlive && $0.world.shared != nil }
    ) { $0.world.shared?.owner == $0.world.account }

    Always("only a token of whoever is logged in is stored", whenever: { $0.wroteToken }) {
      $0.world.shared?.owner == $0.world.account
    }

    AlwaysSettled(
      "the widget never rests on the data of somebody who is not logged in",
      whenever: { $0.world.shown.owner != nil && !$0.world.hasLeftover }
    ) { $0.world.shown.owner == $0.world.account }

    Never("a token that arrives late is stored", given: { $0.saw(.lateToken) }) {
      $0.saw(.lateToken) && $0.wroteToken
    }

    CanAlwaysReach(
      "whoever is logged in can still get a token",
      whenever: { $0.isAppAlive && $0.world.account != nil }, without: { $0.log.processEnded }
    ) { $0.world.shared?.owner == $0.world.account && $0.world.shared != nil }

    Never("the extension writes to the shared store", given: { $0.saw(.asked(.timeline)) }) {
      $0.saw(.extensionWrote)
    }
  }
}
