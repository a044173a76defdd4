import FlowModel
import PopupsFlow

extension PropertyID {
  static let conditionMet = PropertyID(
    "never: a popup comes up while its condition is not met", keeps: "P3")
  static let notSuspended = PropertyID("never: a popup comes up in a suspended group", keeps: "P3")
}

/// What must hold for a popup to come up.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> static var conditions: [Property<PopupWorld<R>>] {
    AtNoTime(
      .conditionMet, given: { presents($0) && $0.world.unmet != 0 }
    ) { ran($0, into: .unmet) }

    AtNoTime(
      .notSuspended, given: { presents($0) && $0.world.suspended != 0 }
    ) { ran($0, into: .suspended) }
  }
}
