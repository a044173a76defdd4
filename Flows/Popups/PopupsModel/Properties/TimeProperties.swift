import FlowModel
import PopupsFlow

extension PropertyID {
  static let onlyOnScreen = PropertyID(
    "never: time is counted for what is not on screen", keeps: "P-R9", "P9")
  static let counted = PropertyID(
    "a popup with a duration is counted while it is on screen", keeps: "P-R9", "P9")
  static let oneTimer = PropertyID("never: two timers count for one popup", keeps: "P9")
  static let rightTime = PropertyID(
    "never: a popup's time is over sooner or later than it said", keeps: "P-R9", "P9")
}

/// Time is counted while a popup is on screen, once, and fully.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> var time: [Property<PopupWorld<R>>] {
    AtNoTime(
      .onlyOnScreen, given: counts,
      .world("countsUnseen") { $0.cards.contains { $0.timers > 0 && $0.view != .up } })

    AlwaysSettled(
      .counted, whenever: counts,
      .world("countsEach") { world in
        world.all.allSatisfy { popup, card in
          popup.duration == nil || card.view != .up || card.timers > 0
        }
      })

    AtNoTime(.oneTimer, given: counts, ran(into: .secondTimer))

    AtNoTime(
      .rightTime, given: isTold("timedOut") { if case .timedOut = $0 { true } else { false } },
      ran(into: .wrongTime))
  }

  private var counts: Predicate {
    .world("counts") { $0.cards.contains { $0.remaining != nil } }
  }
}
