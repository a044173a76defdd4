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

extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var reloads: [Property<WidgetPhone>] {
    Always(.endReloads, whenever: .saw(.ended), .saw(.reloadAsked))

    Always(.newReloads, whenever: .wroteToken && .changedStore && .isAppAlive, .saw(.reloadAsked))

    Always(.harvest, whenever: .saw(.harvested) && .isAppAlive, .saw(.reloadAsked))

    Always(
      .afterChange, whenever: .saw(.reloadAsked),
      .changedStore || .saw(.harvested) || .foundOwedReload)

    Always(.owedAsked, whenever: .isAppAlive && .foundOwedReload, .saw(.reloadAsked))

    Always(.noted, whenever: .saw(.reloadAsked) && .isAppAlive, .isReloadNoted)

    AtNoTime(
      .oneReload, given: .saw(.reloadAsked),
      .happened("reloadsTwice") { log in log.observations.count { $0 == .reloadAsked } > 1 })
  }
}
