import FlowModel
import WidgetFlow

/// A token belongs to somebody, and so does what the widget shows.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var owners: [Property<WidgetPhone>] {
    AlwaysSettled(
      "the token in the shared store is of whoever is logged in",
      whenever: { $0.isAppAlive && $0.world.shared != nil }
    ) { $0.world.shared?.owner == $0.world.account }

    Always("only a token of whoever is logged in is stored", whenever: { $0.wroteToken }) {
      $0.world.shared?.owner == $0.world.account
    }

    AlwaysSettled(
      "the widget never rests on the data of somebody who is not logged in",
      whenever: { $0.world.shown.owner != nil && ($0.isAppAlive || !$0.world.hasLeftover) }
    ) { $0.world.shown.owner == $0.world.account }

    AlwaysSettled(
      "while the app lives the widget comes to rest on what the store holds",
      whenever: { $0.isAppAlive && $0.world.shown.entry != .placeholder }
    ) { $0.world.showsTheStore }

    AtNoTime("a token that arrives late is stored", given: { $0.saw(.lateToken) }) {
      $0.saw(.lateToken) && $0.wroteToken
    }

    CanAlwaysReach(
      "whoever is logged in can still get a token",
      whenever: { $0.isAppAlive && $0.world.account != nil }, without: { $0.log.processEnded }
    ) { $0.world.shared?.owner == $0.world.account && $0.world.shared != nil }

    LeadsTo(
      "whoever is logged in and uses the app again and again has a token in the end",
      fairly: everydayUse, { $0.lacksToken }, { !$0.lacksToken })

    AtNoTime("the extension writes to the shared store", given: { $0.saw(.asked(.timeline)) }) {
      $0.saw(.extensionWrote)
    }
  }

  /// The app and its page are used again and again, iOS tells the app of a tap, and the server
  /// gives a token now and then; the phone is unlocked some time.
  private static let everydayUse: [Fairness] = [
    .strong("unlock"), .strong("launch"), .strong("page"), .strong("page-left"),
    .strong("tap-told"), .strong("token"),
  ]
}

extension WidgetPhone {
  /// The entry is one that can be made of what the shared store holds, or that comes back by
  /// itself.
  fileprivate var showsTheStore: Bool {
    guard shown.entry != .locked else { return true }
    guard let shared else { return shown.entry == .signedOut }
    return shown.entry != .signedOut && (shown.owner == nil || shown.owner == shared.owner)
  }
}

extension Transition<WidgetPhone> {
  /// Somebody is logged in, and the shared store does not hold their token.
  fileprivate var lacksToken: Bool {
    world.account != nil && world.shared?.owner != world.account
  }
}
