import FlowModel
import SimulatedPhone

extension PropertyID {
  static let transitionTooEarly = PropertyID(
    "never: a transition begins before the last one is acknowledged", keeps: "C13", "S6")
  static let innocentPage = PropertyID("never: an innocent page is popped", keeps: "C7", "S6")
}

/// One transition at a time, and only the app's own page.
extension CameraProperties {
  @PropertyBuilder<Phone> static var interface: [Property<Phone>] {
    AtNoTime(
      .transitionTooEarly, given: { $0.saw(.pageOrdered) }
    ) { $0.ran(into: .transitionDuringTransition) }

    AtNoTime(.innocentPage, given: { $0.saw(.pageOrdered) }) { $0.ran(into: .poppedInnocentPage) }
  }
}
