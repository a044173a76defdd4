import FlowModel
import WidgetFlow

extension PropertyID {
  static let atLaunch = PropertyID("a launch without a token fetches one", keeps: "W-R3")
  static let notTwice = PropertyID(
    "never: a launch with one's own token fetches another", keeps: "W-R3", "W4")
  static let foreignGoes = PropertyID("a launch removes a token of somebody else", keeps: "W4")
  static let onThePage = PropertyID("entering the page fetches a token", keeps: "W-R3")
  static let atLogin = PropertyID("a login fetches a token", keeps: "W-R3")
  static let atLogout = PropertyID("a logout removes the token", keeps: "W-R3", "W3")
  static let notForNobody = PropertyID(
    "never: a token is fetched while nobody is logged in", keeps: "W4")
}

/// The moments at which the token is brought up to date.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var moments: [Property<WidgetPhone>] {
    Always(
      .atLaunch,
      whenever: {
        $0.beginsWork && $0.isAppAlive && $0.before.world.account != nil
          && $0.before.world.shared == nil
      }
    ) { $0.saw(.tokenAsked) }

    AtNoTime(
      .notTwice, given: { $0.beginsWork && $0.before.world.shared != nil && !$0.foundForeignToken }
    ) {
      $0.beginsWork && $0.before.world.shared != nil && !$0.foundForeignToken
        && $0.saw(.tokenAsked)
    }

    Always(
      .foreignGoes, whenever: { $0.beginsWork && $0.isAppAlive && $0.foundForeignToken }
    ) { $0.saw(.deleted) }

    Always(
      .onThePage,
      whenever: {
        ($0.saw(.opened) || $0.saw(.revealed)) && $0.isAppAlive && $0.world.account != nil
          && $0.before.world.fetch == nil
      }
    ) { $0.saw(.tokenAsked) }

    Always(.atLogin, whenever: { $0.saw(.began) && $0.isAppAlive }) { $0.saw(.tokenAsked) }

    Always(.atLogout, whenever: { $0.saw(.ended) }) { $0.saw(.deleted) }

    AtNoTime(.notForNobody, given: { $0.saw(.tokenAsked) }) { $0.saw(.tokenAskedForNobody) }
  }
}
