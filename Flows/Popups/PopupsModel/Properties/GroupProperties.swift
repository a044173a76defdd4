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
  @PropertyBuilder<PopupWorld<R>> var groups: [Property<PopupWorld<R>>] {
    Always(
      .groupsApart,
      whenever: on("isOfOneGroup") { log, stage in
        log.observations.told.flatMap(stage.group) != nil
      }
        && (.world("hasLanes") { $0.reduced.state.lanes.count > 1 }
          && !.world("wantsSystemAlert") { $0.wantsSystemAlert }).before,
      .step("leavesOtherGroups") { step in
        let group = step.log.observations.told.flatMap(step.world.stage.group)
        let after = step.world.reduced.state
        return step.before.world.reduced.state.lanes.allSatisfy { lane in
          lane.group == group || after.lane(lane.group) == lane
        }
      })

    Always(
      .terminatorClears, whenever: adds(.terminator),
      .any(ids) { adds($0) && leavesNobody(but: $0, "anywhere") { _, _ in true } })

    Always(
      .aloneClears, whenever: adds(.alone),
      .any(ids) { adds($0) && leavesNobody(but: $0, "in its group") { $0.group == $1.group } })
  }

  private func adds(_ mode: Popup.Mode) -> Predicate {
    .happened("adds(\(mode))") { log in
      guard let popup = log.observations.told?.added, popup.mode == mode else { return false }
      return !log.observations.contains(.ordered(.notify(popup.id, .isThereAlready)))
    }
  }

  /// Nobody that is meant, but the newcomer, waits or stays on screen.
  private func leavesNobody(
    but id: String, _ place: String, _ isMeant: @escaping @Sendable (Popup, Popup) -> Bool
  ) -> Predicate {
    .world("leavesNobody(but: \(id), \(place))") { world in
      guard let number = world.stage.number(id) else { return false }
      let newcomer = world.stage.popups[number]
      return world.all.allSatisfy { popup, card in
        popup.id == id || !isMeant(popup, newcomer) || card.isOut
      }
    }
  }
}

extension PopupProperties {
  /// Something happened that takes the stage to judge.
  func on(
    _ name: String,
    _ holds: @escaping @Sendable (StepLog<PopupWorld<R>>, PopupStage) -> Bool
  ) -> Predicate {
    .any(stages) { stage in
      .world("isOn(\(stage))") { $0.stage == stage }
        && .happened("\(name)(\(stage))") { holds($0, stage) }
    }
  }
}

extension PopupStage {
  /// The group of a popup; nil for a stranger.
  func group(of id: String) -> String? { number(id).map { popups[$0].group } }

  /// The one group that an event is about; nil if it is about several, or none.
  fileprivate func group(_ event: PopupEvent) -> String? {
    switch event {
    case .add(let popup): popup.mode == .terminator || popup.identifier != nil ? nil : popup.group
    case .appeared(let id), .disappeared(let id), .closed(let id), .tappedOutside(let id),
      .timedOut(let id), .dismiss(let id), .vanished(let id):
      group(of: id)
    case .suspend(let group), .resume(let group): group
    case .dismissIdentifier, .dismissContainer, .dismissAll, .containerGone, .condition, .keyboard,
      .scene:
      nil
    }
  }
}
