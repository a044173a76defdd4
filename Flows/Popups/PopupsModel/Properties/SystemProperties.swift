import FlowModel
import PopupsFlow

extension PropertyID {
  static let inactive = PropertyID(
    "never: a popup comes up while the scene is inactive", keeps: "P14")
  static let besideSystem = PropertyID(
    "never: a popup comes up beside an alert of the system", keeps: "P14")
  static let askedBeside = PropertyID(
    "never: the system is asked while a popup is on screen", keeps: "P14")
  static let keepsTurn = PropertyID("what waits keeps its turn while the app is away", keeps: "P14")
  static let sweptEnds = PropertyID(
    "what was swept away without a word ends once the app misses it", keeps: "P15")
}

/// The system's alerts, an app that goes away, and what is swept away meanwhile.
extension PopupProperties {
  @PropertyBuilder<PopupWorld<R>> var system: [Property<PopupWorld<R>>] {
    AtNoTime(.inactive, given: isInactive && somebodyWaits, ran(into: .inactive))

    AtNoTime(
      .besideSystem, given: .world("hasSystemAlert") { $0.hasSystemAlert } && somebodyWaits,
      ran(into: .besideSystem))

    AtNoTime(
      .askedBeside, given: on("asksSystem") { $0.observations.askSystem(on: $1) },
      ran(into: .askedBeside))

    Always(
      .keepsTurn,
      whenever: isTold("scene") { if case .scene = $0 { true } else { false } }
        && somebodyWaits.before,
      .all(ids) { !waits($0).before || isKnown($0) })

    Always(
      .sweptEnds, whenever: .any(ids) { isMissed($0) },
      .any(ids) { isMissed($0) && card("isGone", $0) { $0.lives == 0 } && !isKnown($0) })
  }

  /// The app has just found a popup gone that was wanted no second time.
  private func isMissed(_ id: String) -> Predicate {
    isTold(.vanished(id)) && card("hasOneLife", id) { $0.lives == 1 }.before
  }
}

extension [PopupObservation] {
  /// An alert of the system is ordered to come up.
  fileprivate func askSystem(on stage: PopupStage) -> Bool {
    contains { observation in
      guard case .ordered(.present(let id, _)) = observation else { return false }
      return stage.number(id).map { stage.popups[$0].isOfSystem } ?? false
    }
  }
}
