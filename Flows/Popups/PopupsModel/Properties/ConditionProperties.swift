import FlowModel
import PopupsFlow

/// What must hold for a popup to come up.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> static var conditions: [Property<PopupWorld<R>>] {
    AtNoTime(
      "a popup comes up while its condition is not met",
      given: { presents($0) && $0.world.unmet != 0 }
    ) { ran($0, into: .unmet) }

    AtNoTime(
      "a popup comes up in a suspended group",
      given: { presents($0) && $0.world.suspended != 0 }
    ) { ran($0, into: .suspended) }
  }
}
