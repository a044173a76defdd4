import FlowModel
import WidgetFlow

/// When the widget is reloaded.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var reloads: [Property<WidgetPhone>] {
    Always("a session ends only with a reload of the widget", whenever: { $0.saw(.ended) }) {
      $0.saw(.reloadAsked)
    }

    Always(
      "a new token reloads the widget",
      whenever: { $0.wroteToken && $0.changedStore && $0.isAppAlive }
    ) { $0.saw(.reloadAsked) }

    Always(
      "collecting reloads the widget", whenever: { $0.saw(.harvested) && $0.isAppAlive }
    ) { $0.saw(.reloadAsked) }

    Always("a reload is asked for only after a change", whenever: { $0.saw(.reloadAsked) }) {
      $0.changedStore || $0.saw(.harvested) || $0.foundOwedReload
    }

    Always(
      "a launch that finds a reload owed asks for it",
      whenever: { $0.isAppAlive && $0.foundOwedReload }
    ) { $0.saw(.reloadAsked) }

    Always(
      "a reload that was asked for is noted", whenever: { $0.saw(.reloadAsked) && $0.isAppAlive }
    ) { $0.world.isReloadNoted }

    AtNoTime("one change is followed by two reloads", given: { $0.saw(.reloadAsked) }) {
      $0.reloadCount > 1
    }
  }
}
