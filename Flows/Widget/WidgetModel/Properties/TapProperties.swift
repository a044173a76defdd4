import FlowModel

/// Where a tap on the widget leads.
extension WidgetProperties {
  @PropertyBuilder<WidgetPhone> static var taps: [Property<WidgetPhone>] {
    Always(
      "a tap on the widget leads to its page", whenever: { $0.saw(.tapTold) && $0.isAppAlive }
    ) { $0.saw(.opened) || $0.saw(.revealed) }

    AtNoTime("the page is there twice", given: { $0.saw(.revealed) }) { $0.world.pages > 1 }

    Always("a tap on the widget is counted once", whenever: { $0.saw(.tapTold) && $0.isAppAlive }) {
      $0.log.observations.count { $0 == .tracked } == 1
    }
  }
}
