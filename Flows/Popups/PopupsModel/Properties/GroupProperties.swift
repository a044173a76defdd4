import FlowModel
import PopupsFlow

extension PropertyID {
  static let groupsApart = PropertyID(
    "what happens in one group leaves the others alone", keeps: "P-R2", "P-R8", "P6")
  static let terminatorClears = PropertyID(
    "a terminator leaves no other popup waiting or on screen", keeps: "P-R12", "P7")
  static let aloneClears = PropertyID(
    "a popup that is alone leaves no other of its group", keeps: "P-R8", "P-R11", "P8")
}

/// Groups do not disturb each other, except by what is meant for all.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> static var groups: [Property<PopupWorld<R>>] {
    Always(
      .groupsApart,
      whenever: {
        group($0) != nil && $0.before.world.reduced.state.lanes.count > 1
          && !$0.before.world.wantsSystemAlert
      }
    ) { step in
      let (group, after) = (group(step), step.world.reduced.state)
      return step.before.world.reduced.state.lanes.allSatisfy { lane in
        lane.group == group || after.lane(lane.group) == lane
      }
    }

    Always(.terminatorClears, whenever: { adds(.terminator, $0) }) {
      leavesNobody($0) { _ in true }
    }

    Always(.aloneClears, whenever: { adds(.alone, $0) }) { step in
      leavesNobody(step) { $0.group == added(step)?.group }
    }
  }

  /// A popup with this mode is added that was not there already.
  private static func adds(_ mode: Popup.Mode, _ step: Step) -> Bool {
    guard let popup = added(step), popup.mode == mode else { return false }
    return !step.saw(.ordered(.notify(popup.id, .isThereAlready)))
  }

  /// Whether nobody that is meant, but the newcomer, waits or stays on screen.
  private static func leavesNobody(_ step: Step, _ isMeant: (Popup) -> Bool) -> Bool {
    step.world.all.allSatisfy { popup, card in
      popup.id == added(step)?.id || !isMeant(popup)
        || !card.waits && card.view != .entering && card.view != .up
    }
  }

  /// The one group that a step is about; nil if it is about several, or none.
  private static func group(_ step: Step) -> String? {
    switch told(step) {
    case .add(let popup): popup.mode == .terminator || popup.identifier != nil ? nil : popup.group
    case .appeared(let id), .disappeared(let id), .closed(let id), .tappedOutside(let id),
      .timedOut(let id), .dismiss(let id), .vanished(let id):
      step.world.stage.number(id).map { step.world.stage.popups[$0].group }
    case .suspend(let group), .resume(let group): group
    case .dismissIdentifier, .dismissContainer, .dismissAll, .containerGone, .condition, .keyboard,
      .scene, nil:
      nil
    }
  }
}
