import EveryPath
public import FlowModel
public import PopupsFlow
public import Reducers

/// What must hold for popups: one list for the scheduler, its lessons and its mutants.
public struct PopupProperties<R: Reducer>
where R.State == PopupState, R.Event == PopupEvent, R.Effect == PopupEffect {
  /// What can be true of a step in a world of popups.
  typealias Predicate = FlowModel.Predicate<PopupWorld<R>>

  /// What can happen in the worlds.
  let stages: [PopupStage]
  let ids: [String]

  /// The whole list, for worlds on some stages.
  public static func all(on stages: [PopupStage]) -> [Property<PopupWorld<R>>] {
    Self(stages: stages, ids: stages.flatMap(\.popups).map(\.id).uniqued).all
  }

  @PropertyBuilder<PopupWorld<R>> private var all: [Property<PopupWorld<R>>] {
    order
    endings
    groups
    time
    removal
    conditions
    environment
    system
  }
}

// MARK: - What the properties speak of

extension PopupProperties {
  func ran(into hazard: PopupHazard) -> Predicate {
    .saw("ran(into: \(hazard))") { if case .hazard(hazard, _) = $0 { true } else { false } }
  }

  var presents: Predicate {
    .saw("presents") { if case .ordered(.present) = $0 { true } else { false } }
  }

  var ends: Predicate {
    .saw("ends") { if case .ordered(.notify(_, .ended)) = $0 { true } else { false } }
  }

  /// The scheduler was told this first in this step.
  func isTold(_ event: PopupEvent) -> Predicate { isTold("\(event)") { $0 == event } }

  /// The scheduler was told something of a kind first in this step.
  func isTold(
    _ name: String, where isMeant: @escaping @Sendable (PopupEvent) -> Bool
  ) -> Predicate {
    .happened("isTold(\(name))") { $0.observations.told.map(isMeant) ?? false }
  }

  func adds(_ id: String) -> Predicate { isTold("adds \(id)") { $0.added?.id == id } }

  /// A popup is there, and has not been told to go, as far as the scheduler knows.
  func isKnown(_ id: String) -> Predicate {
    .world("isKnown(\(id))") { $0.reduced.state.contains { $0.id == id } }
  }

  /// Something is true of a popup.
  func card(
    _ name: String, _ id: String, _ holds: @escaping @Sendable (PopupCard) -> Bool
  ) -> Predicate {
    .world("\(name)(\(id))") { world in
      world.stage.number(id).map { holds(world.cards[$0]) } ?? false
    }
  }

  func waits(_ id: String) -> Predicate { card("waits", id) { $0.waits } }
  var somebodyWaits: Predicate { .world("somebodyWaits") { $0.cards.contains { $0.waits } } }
  var isInactive: Predicate { .world("isInactive") { $0.isInactive } }
  var isEmpty: Predicate { .world("isEmpty") { $0.isEmpty } }
}

extension [PopupObservation] {
  /// What the scheduler was told first in a step; a hazard of the clock may come before.
  var told: PopupEvent? {
    for case .told(let event) in self { return event }
    return nil
  }
}

extension PopupEvent {
  var added: Popup? { if case .add(let popup) = self { popup } else { nil } }
}

extension PopupCard {
  /// It neither waits nor stays on screen.
  var isOut: Bool { !waits && view != .entering && view != .up }
}

extension PopupWorld {
  var all: some Sequence<(popup: Popup, card: PopupCard)> {
    cards.indices.lazy.map { (stage.popups[$0], cards[$0]) }
  }

  var hasTwoOfOneGroup: Bool {
    let shown = cards.indices.filter { cards[$0].view != .none }
    return shown.contains { number in
      shown.contains { $0 < number && stage.popups[$0].group == stage.popups[number].group }
    }
  }

  /// The popups that wait and might come up, as far as pauses, conditions and the system go.
  var ready: [Popup] {
    guard !isInactive, !hasSystemAlert else { return [] }
    let waiting = cards.indices.filter { cards[$0].waits }.map { stage.popups[$0] }
      .filter { isMet($0) && !isSuspended($0.group) }
    let alert = waiting.first { alert in
      alert.isOfSystem && shown(in: alert.group) == nil
        && waiting.allSatisfy { $0.group != alert.group || $0.priority <= alert.priority }
    }
    // It waits for an empty screen, and all others wait for it.
    guard let alert else { return waiting }
    return cards.contains { $0.view != .none } ? [] : [alert]
  }

  /// Whether an alert of the system is there, for which all groups wait.
  var wantsSystemAlert: Bool {
    cards.indices.contains { stage.popups[$0].isOfSystem && cards[$0].lives > 0 }
  }

  func shown(in group: String) -> Popup? {
    cards.indices.first { cards[$0].view != .none && stage.popups[$0].group == group }
      .map { stage.popups[$0] }
  }

  /// In a group with nothing to touch something comes, goes, was swept away, or may come up.
  var waitsUnseen: Bool {
    let ready = ready
    return !isInactive
      && all.contains { popup, card in
        (card.view == .entering || card.view == .leaving || card.isLost || ready.contains(popup))
          && !all.contains { $0.popup.group == popup.group && $0.card.view == .up }
      }
  }

  var isEmpty: Bool { cards.allSatisfy { $0.lives == 0 && $0.view == .none } }
}
