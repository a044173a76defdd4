import FlowModel
import PopupsFlow

extension PropertyID {
  static let oneOfAGroup = PropertyID(
    "never: two popups of one group are on screen", keeps: "P-R7", "P1")
  static let beforeHigher = PropertyID(
    "never: a popup comes up before a higher one that is ready", keeps: "P-R1", "P-R6", "P2")
  static let behindLower = PropertyID(
    "nothing waits behind a lower one that can be covered", keeps: "P-R7", "P2")
  static let beforeElder = PropertyID(
    "never: a popup comes up before an equal that was there first", keeps: "P-R6", "P2")
  static let nobodyForgotten = PropertyID(
    "no popup waits while its group shows nothing", keeps: "P3", "P10", "P15")
  static let endsOrShows = PropertyID(
    "a popup that may come up does, or another of its group is there to touch, whatever is silent",
    keeps: "P3", "P15")
  static let refusal = PropertyID(
    "never: a popup that refuses to be covered is covered", keeps: "P-R2")
}

/// One at a time, the highest first, equals in order, nobody forgotten.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> static var order: [Property<PopupWorld<R>>] {
    AtNoTime(.oneOfAGroup, given: { presents($0) }) { $0.world.hasTwoOfOneGroup }

    AtNoTime(.beforeHigher, given: { presents($0) }) { ran($0, into: .beforeHigher) }

    AlwaysSettled(.behindLower, whenever: { !$0.world.ready.isEmpty }) { transition in
      transition.world.ready.allSatisfy { popup in
        guard let shown = transition.world.shown(in: popup.group) else { return true }
        return shown.priority >= popup.priority || shown.whenCovered == .refuse
      }
    }

    AtNoTime(.beforeElder, given: { presents($0) }) { ran($0, into: .beforeElder) }

    AlwaysSettled(.nobodyForgotten, whenever: { !$0.world.isEmpty }) { transition in
      transition.world.ready.allSatisfy { transition.world.shown(in: $0.group) != nil }
    }

    // To go away and come back is no way out.
    LeadsTo(.endsOrShows, fairly: [.certain, .weak(.time)], { $0.world.waitsUnseen }) { step in
      if case .appeared? = told(step) { return true }
      return !step.world.isInactive && !step.world.waitsUnseen
    }

    AtNoTime(.refusal, given: { presents($0) }) { transition in
      transition.world.reduced.state.lanes.contains { lane in
        guard let shown = lane.shown, shown.phase == .hiding(.covered),
          let number = transition.world.stage.number(shown.popup.id)
        else { return false }
        return transition.world.stage.popups[number].whenCovered == .refuse
      }
    }
  }
}
