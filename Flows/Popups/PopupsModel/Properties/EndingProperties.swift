import FlowModel
import PopupsFlow

extension PropertyID {
  static let endsOnce = PropertyID("never: a popup ends a second time", keeps: "P-R4", "P4")
  static let uninvited = PropertyID(
    "never: a popup comes up that was not added, or that has ended", keeps: "P4")
  static let vanishes = PropertyID("never: a popup vanishes without an end", keeps: "P4")
  static let paired = PropertyID(
    "never: didShow, didHide and the end come in another order", keeps: "P-R4", "P5")
  static let announced = PropertyID("a popup that is on screen was told so", keeps: "P-R4", "P5")
  static let reportedFirst = PropertyID(
    "never: the next one comes up before the last one's going is reported", keeps: "P5")
  static let allEnd = PropertyID(
    "closing what is there can bring everything to an end", keeps: "P4", "P13")
}

/// Everybody ends once and is told the whole story.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> var endings: [Property<PopupWorld<R>>] {
    AtNoTime(.endsOnce, given: ends, ran(into: .endedTwice))

    AtNoTime(.uninvited, given: presents, ran(into: .uninvited))

    AtNoTime(.vanishes, given: ends, .world("losesSomebody") { $0.losesSomebody })

    AtNoTime(.paired, given: ends, ran(into: .unpaired))

    Always(
      .announced, whenever: .world("isSomebodyUp") { $0.cards.contains { $0.view == .up } },
      .world("isEachTold") { $0.cards.allSatisfy { $0.view != .up || $0.isTold } })

    AtNoTime(
      .reportedFirst, given: presents && ends,
      on("reportsLate") { $0.observations.reportsLate(on: $1) })

    CanAlwaysReach(
      .allEnd, whenever: !isEmpty, without: isTold("shortcut", where: \.isShortcut), isEmpty)
  }
}

extension PopupWorld {
  /// A popup that is there is unknown to the scheduler.
  fileprivate var losesSomebody: Bool {
    all.contains { popup, card in
      card.lives > (card.view == .none && !card.isLost ? 0 : 1)
        && !reduced.state.contains { $0.id == popup.id }
    }
  }
}

extension [PopupObservation] {
  /// In one step, a popup is ordered up and then another of its group is reported gone.
  fileprivate func reportsLate(on stage: PopupStage) -> Bool {
    var presented: Set<String> = []
    return contains { observation in
      switch observation {
      case .ordered(.present(let id, _)):
        if let group = stage.group(of: id) { presented.insert(group) }
        return false
      case .ordered(.notify(let id, .didHide)), .ordered(.notify(let id, .ended)):
        return stage.group(of: id).map(presented.contains) ?? false
      case .ordered, .told, .hazard: return false
      }
    }
  }
}

extension PopupEvent {
  /// Something else than closing, time and what is under way anyhow.
  fileprivate var isShortcut: Bool {
    switch self {
    case .add, .dismiss, .dismissIdentifier, .dismissContainer, .dismissAll, .containerGone,
      .suspend, .keyboard, .tappedOutside:
      true
    case .appeared, .disappeared, .closed, .timedOut, .resume, .condition, .scene, .vanished:
      false
    }
  }
}
