import FlowModel
import PopupsFlow

/// One at a time, the highest first, equals in order, nobody forgotten.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> static var order: [Property<PopupWorld<R>>] {
    AtNoTime("two popups of one group are on screen", given: { presents($0) }) {
      $0.world.hasTwoOfOneGroup
    }

    AtNoTime("a popup comes up before a higher one that is ready", given: { presents($0) }) {
      ran($0, into: .beforeHigher)
    }

    AlwaysSettled(
      "nothing waits behind a lower one that can be covered", whenever: { !$0.world.ready.isEmpty }
    ) { transition in
      transition.world.ready.allSatisfy { popup in
        guard let shown = transition.world.shown(in: popup.group) else { return true }
        return shown.priority >= popup.priority || shown.whenCovered == .refuse
      }
    }

    AtNoTime("a popup comes up before an equal that was there first", given: { presents($0) }) {
      ran($0, into: .beforeElder)
    }

    AlwaysSettled(
      "nobody waits while the group shows nothing", whenever: { !$0.world.isEmpty }
    ) { transition in
      transition.world.ready.allSatisfy { transition.world.shown(in: $0.group) != nil }
    }

    AtNoTime("a popup that refuses to be covered is covered", given: { presents($0) }) {
      transition in
      transition.world.reduced.state.lanes.contains { lane in
        guard let shown = lane.shown, shown.phase == .hiding(.covered),
          let number = transition.world.stage.number(shown.popup.id)
        else { return false }
        return transition.world.stage.popups[number].whenCovered == .refuse
      }
    }
  }
}
