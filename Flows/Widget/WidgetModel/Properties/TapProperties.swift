import FlowModel

extension PropertyID {
  static let toThePage = PropertyID("a tap on the widget leads to its page", keeps: "W-R1", "W8")
  static let notTwicePage = PropertyID("never: the page is there twice", keeps: "W-R10", "W8")
  static let countedOnce = PropertyID("a tap on the widget is counted once", keeps: "W-R9", "W8")
}

/// Where a tap on the widget leads.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var taps: [Property<WidgetPhone>] {
    Always(
      .toThePage, whenever: { $0.saw(.tapTold) && $0.isAppAlive }
    ) { $0.saw(.opened) || $0.saw(.revealed) }

    AtNoTime(.notTwicePage, given: { $0.saw(.revealed) }) { $0.world.pages > 1 }

    Always(.countedOnce, whenever: { $0.saw(.tapTold) && $0.isAppAlive }) {
      $0.log.observations.count { $0 == .tracked } == 1
    }
  }
}
