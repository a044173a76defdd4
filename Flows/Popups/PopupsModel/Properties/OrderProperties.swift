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
  @PropertyBuilder<PopupWorld<R>> var order: [Property<PopupWorld<R>>] {
    AtNoTime(
      .oneOfAGroup, given: presents, .world("hasTwoOfOneGroup") { $0.hasTwoOfOneGroup })

    AtNoTime(.beforeHigher, given: presents, ran(into: .beforeHigher))

    AlwaysSettled(
      .behindLower, whenever: .world("isSomebodyReady") { !$0.ready.isEmpty },
      .world("isReadyOnlyBehindHigher") { world in
        world.ready.allSatisfy { popup in
          guard let shown = world.shown(in: popup.group) else { return true }
          return shown.priority >= popup.priority || shown.whenCovered == .refuse
        }
      })

    AtNoTime(.beforeElder, given: presents, ran(into: .beforeElder))

    AlwaysSettled(
      .nobodyForgotten, whenever: !isEmpty,
      .world("isReadyOnlyBehindShown") { world in
        world.ready.allSatisfy { world.shown(in: $0.group) != nil }
      })

    // To go away and come back is no way out.
    LeadsTo(
      .endsOrShows, fairly: [.certain, .weak(.time)], waitsUnseen,
      isTold("appeared") { if case .appeared = $0 { true } else { false } }
        || !isInactive && !waitsUnseen)

    AtNoTime(.refusal, given: presents, .world("coversRefusing") { $0.coversRefusing })
  }

  private var waitsUnseen: Predicate { .world("waitsUnseen") { $0.waitsUnseen } }
}

extension PopupWorld {
  fileprivate var coversRefusing: Bool {
    reduced.state.lanes.contains { lane in
      guard let shown = lane.shown, shown.phase == .hiding(.covered),
        let number = stage.number(shown.popup.id)
      else { return false }
      return stage.popups[number].whenCovered == .refuse
    }
  }
}
