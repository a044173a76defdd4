public import FlowModel
public import PopupsFlow
public import Reducers

/// What must hold for popups: one list for the scheduler, its lessons and its mutants.
public enum PopupProperties<R: Reducer>
where R.State == PopupState, R.Event == PopupEvent, R.Effect == PopupEffect {
  /// A step in a world of popups.
  typealias Step = Transition<PopupWorld<R>>

  /// The whole list.
  @PropertyBuilder<PopupWorld<R>> public static var all: [Property<PopupWorld<R>>] {
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
  static func ran(_ step: Step, into hazard: PopupHazard) -> Bool {
    step.log.observations.contains { if case .hazard(hazard, _) = $0 { true } else { false } }
  }

  /// A popup is ordered to come up.
  static func presents(_ step: Step) -> Bool {
    step.log.observations.contains { if case .ordered(.present) = $0 { true } else { false } }
  }

  /// A popup is reported to have ended.
  static func ends(_ step: Step) -> Bool {
    step.log.observations.contains {
      if case .ordered(.notify(_, .ended)) = $0 { true } else { false }
    }
  }

  /// What the scheduler was told first in this step; a hazard of the clock may come before.
  static func told(_ step: Step) -> PopupEvent? {
    for case .told(let event) in step.log.observations { return event }
    return nil
  }

  /// The popup that was added in this step.
  static func added(_ step: Step) -> Popup? {
    if case .add(let popup)? = told(step) { popup } else { nil }
  }
}

extension PopupWorld {
  /// The popups that are in the world, with what is true of them.
  var all: some Sequence<(popup: Popup, card: PopupCard)> {
    cards.indices.lazy.map { (stage.popups[$0], cards[$0]) }
  }

  /// Whether two popups of one group are on screen.
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

  /// What a group shows.
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
