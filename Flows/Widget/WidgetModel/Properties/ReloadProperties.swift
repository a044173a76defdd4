import FlowModel
import WidgetFlow

extension PropertyID {
  static let endReloads = PropertyID("a session ends only with a reload of the widget", keeps: "W3")
  static let newReloads = PropertyID("a new token reloads the widget", keeps: "W7")
  static let harvest = PropertyID("collecting reloads the widget", keeps: "W-R7", "W7")
  static let afterChange = PropertyID("a reload is asked for only after a change", keeps: "W7")
  static let owedAsked = PropertyID("a launch that finds a reload owed asks for it", keeps: "W3")
  static let noted = PropertyID("a reload that was asked for is noted", keeps: "W7")
  static let oneReload = PropertyID("never: one change is followed by two reloads", keeps: "W7")
}

/// When the widget is reloaded.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var reloads: [Property<WidgetPhone>] {
    Always(.endReloads, whenever: { $0.saw(.ended) }) { $0.saw(.reloadAsked) }

    Always(
      .newReloads, whenever: { $0.wroteToken && $0.changedStore && $0.isAppAlive }
    ) { $0.saw(.reloadAsked) }

    Always(.harvest, whenever: { $0.saw(.harvested) && $0.isAppAlive }) { $0.saw(.reloadAsked) }

    Always(.afterChange, whenever: { $0.saw(.reloadAsked) }) {
      $0.changedStore || $0.saw(.harvested) || $0.foundOwedReload
    }

    Always(.owedAsked, whenever: { $0.isAppAlive && $0.foundOwedReload }) { $0.saw(.reloadAsked) }

    Always(.noted, whenever: { $0.saw(.reloadAsked) && $0.isAppAlive }) { $0.world.isReloadNoted }

    AtNoTime(.oneReload, given: { $0.saw(.reloadAsked) }) { $0.reloadCount > 1 }
  }
}
