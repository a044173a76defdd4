import FlowModel
import WidgetFlow

/// The moments at which the token is brought up to date.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var moments: [Property<WidgetPhone>] {
    Always(
      "a launch without a token fetches one",
      whenever: {
        $0.beginsWork && $0.isAppAlive && $0.before.world.account != nil
          && $0.before.world.shared == nil
      }
    ) { $0.saw(.tokenAsked) }

    AtNoTime(
      "a launch with one's own token fetches another",
      given: { $0.beginsWork && $0.before.world.shared != nil && !$0.foundForeignToken }
    ) {
      $0.beginsWork && $0.before.world.shared != nil && !$0.foundForeignToken
        && $0.saw(.tokenAsked)
    }

    Always(
      "a launch removes a token of somebody else",
      whenever: { $0.beginsWork && $0.isAppAlive && $0.foundForeignToken }
    ) { $0.saw(.deleted) }

    Always(
      "entering the page fetches a token",
      whenever: {
        ($0.saw(.opened) || $0.saw(.revealed)) && $0.isAppAlive && $0.world.account != nil
          && $0.before.world.fetch == nil
      }
    ) { $0.saw(.tokenAsked) }

    Always("a login fetches a token", whenever: { $0.saw(.began) && $0.isAppAlive }) {
      $0.saw(.tokenAsked)
    }

    Always("a logout removes the token", whenever: { $0.saw(.ended) }) { $0.saw(.deleted) }

    AtNoTime("a token is fetched for nobody", given: { $0.saw(.tokenAsked) }) {
      $0.saw(.tokenAskedForNobody)
    }
  }
}
