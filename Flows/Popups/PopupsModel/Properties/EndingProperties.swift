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
  @PropertyBuilder<PopupWorld<R>> static var endings: [Property<PopupWorld<R>>] {
    AtNoTime(.endsOnce, given: { ends($0) }) { ran($0, into: .endedTwice) }

    AtNoTime(.uninvited, given: { presents($0) }) { ran($0, into: .uninvited) }

    AtNoTime(.vanishes, given: { ends($0) }) { transition in
      transition.world.all.contains { popup, card in
        card.lives > (card.view == .none && !card.isLost ? 0 : 1)
          && !transition.world.reduced.state.contains { $0.id == popup.id }
      }
    }

    AtNoTime(.paired, given: { ends($0) }) { ran($0, into: .unpaired) }

    Always(.announced, whenever: { $0.world.cards.contains { $0.view == .up } }) {
      $0.world.cards.allSatisfy { $0.view != .up || $0.isTold }
    }

    AtNoTime(.reportedFirst, given: { presents($0) && ends($0) }) { reportsLate($0) }

    CanAlwaysReach(
      .allEnd, whenever: { !$0.world.isEmpty },
      without: { isShortcut($0) }
    ) { $0.world.isEmpty }
  }
}

extension PopupProperties {
  /// In one step, a popup is ordered up and then another of its group is reported gone.
  private static func reportsLate(_ step: Step) -> Bool {
    let stage = step.world.stage
    func group(_ id: String) -> String? { stage.number(id).map { stage.popups[$0].group } }
    var presented: Set<String> = []
    return step.log.observations.contains { observation in
      switch observation {
      case .ordered(.present(let id, _)):
        if let group = group(id) { presented.insert(group) }
        return false
      case .ordered(.notify(let id, .didHide)), .ordered(.notify(let id, .ended)):
        return group(id).map(presented.contains) ?? false
      case .ordered, .told, .hazard: return false
      }
    }
  }

  /// Something else than closing, time and what is under way anyhow.
  private static func isShortcut(_ step: Step) -> Bool {
    switch told(step) {
    case .add, .dismiss, .dismissIdentifier, .dismissContainer, .dismissAll, .containerGone,
      .suspend, .keyboard, .tappedOutside:
      true
    case .appeared, .disappeared, .closed, .timedOut, .resume, .condition, .scene, .vanished, nil:
      false
    }
  }
}
