import FlowModel
import PopupsFlow

extension PropertyID {
  static let conditionMet = PropertyID(
    "never: a popup comes up while its condition is not met", keeps: "P3")
  static let notSuspended = PropertyID("never: a popup comes up in a suspended group", keeps: "P3")
}

/// What must hold for a popup to come up.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> var conditions: [Property<PopupWorld<R>>] {
    AtNoTime(
      .conditionMet, given: presents && .world("hasUnmet") { $0.unmet != 0 }, ran(into: .unmet))

    AtNoTime(
      .notSuspended, given: presents && .world("hasSuspended") { $0.suspended != 0 },
      ran(into: .suspended))
  }
}
