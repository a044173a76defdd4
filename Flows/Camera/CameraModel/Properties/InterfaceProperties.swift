import FlowModel
import SimulatedPhone

/// One transition at a time, and only the app's own page.
extension CameraProperties {
  @PropertyBuilder<Phone> static var interface: [Property<Phone>] {
    AtNoTime(
      "a transition begins before the last one is acknowledged", given: { $0.saw(.pageOrdered) }
    ) { $0.ran(into: .transitionDuringTransition) }

    AtNoTime("an innocent page is popped", given: { $0.saw(.pageOrdered) }) {
      $0.ran(into: .poppedInnocentPage)
    }
  }
}
