import FlowModel
import PopupsFlow

extension PropertyID {
  static let pageGone = PropertyID(
    "a page that is gone leaves none of its popups", keeps: "P-R5", "P-R13", "P10")
  static let waitingDismissed = PropertyID(
    "dismissing one that waits touches nothing else", keeps: "P-R13", "P11")
  static let returning = PropertyID(
    "a popup that is added again while it goes waits for its turn", keeps: "P12")
  static let allDismissed = PropertyID("dismissing everything leaves no popup", keeps: "P-R13")
  static let oneIdentifier = PropertyID("never: one identifier is there twice", keeps: "P-R13")
}

/// What is dismissed, gone with its page, or added again.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> static var removal: [Property<PopupWorld<R>>] {
    Always(.pageGone, whenever: { lostPage($0) != nil }) { step in
      step.world.all.allSatisfy { popup, card in
        popup.container != lostPage(step) || card.lives == 0
      }
    }

    Always(.waitingDismissed, whenever: { dismissesWaiting($0) }) { step in
      guard case .dismiss(let id)? = told(step) else { return true }
      return step.log.observations.allSatisfy { observation in
        switch observation {
        case .told, .ordered(.notify(id, _)), .ordered(.stopTimer(id)): true
        case .ordered, .hazard: false
        }
      }
    }

    Always(.returning, whenever: { returns($0) }) { step in
      // Unless its own identifier is there.
      step.world.reduced.state.contains { $0.id == added(step)?.id }
        || added(step).map { step.saw(.ordered(.notify($0.id, .withdrawn(.duplicate)))) } ?? false
    }

    Always(.allDismissed, whenever: { told($0) == .dismissAll }) { step in
      step.world.cards.allSatisfy { !$0.waits && $0.view != .entering && $0.view != .up }
    }

    AtNoTime(.oneIdentifier, given: { repeats($0) }) { step in
      let names = step.world.reduced.state.popups.compactMap(\.identifier)
      return Set(names).count < names.count
    }
  }

  /// The page that went in this step.
  private static func lostPage(_ step: Step) -> String? {
    if case .containerGone(let page)? = told(step) { page } else { nil }
  }

  /// What was true of a popup before the step.
  private static func before(_ step: Step, _ id: String) -> PopupCard? {
    let world = step.before.world
    return world.stage.number(id).map { world.cards[$0] }
  }

  private static func dismissesWaiting(_ step: Step) -> Bool {
    guard case .dismiss(let id)? = told(step) else { return false }
    return before(step, id)?.waits ?? false
  }

  /// Somebody is added whose last life is on its way out.
  private static func returns(_ step: Step) -> Bool {
    guard let id = added(step)?.id else { return false }
    return step.before.world.reduced.state.lanes.contains { lane in
      lane.shown?.popup.id == id && lane.shown?.isEnding == true
    }
  }

  /// Somebody is added whose identifier is there.
  private static func repeats(_ step: Step) -> Bool {
    guard let identifier = added(step)?.identifier else { return false }
    return step.before.world.reduced.state.contains { $0.identifier == identifier }
  }
}
