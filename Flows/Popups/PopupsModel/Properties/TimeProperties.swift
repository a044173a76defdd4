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
  @PropertyBuilder<PopupWorld<R>> static var time: [Property<PopupWorld<R>>] {
    AtNoTime(.onlyOnScreen, given: { $0.world.counts }) { transition in
      transition.world.cards.contains { $0.timers > 0 && $0.view != .up }
    }

    AlwaysSettled(.counted, whenever: { $0.world.counts }) { transition in
      transition.world.all.allSatisfy { popup, card in
        popup.duration == nil || card.view != .up || card.timers > 0
      }
    }

    AtNoTime(.oneTimer, given: { $0.world.counts }) { ran($0, into: .secondTimer) }

    AtNoTime(
      .rightTime, given: { if case .timedOut? = told($0) { true } else { false } }
    ) { ran($0, into: .wrongTime) }
  }
}

extension PopupWorld {
  /// Whether some timer counts.
  fileprivate var counts: Bool { cards.contains { $0.remaining != nil } }
}
