import EveryPath
import FlowModel
import GuestFlow

extension PropertyID {
  static let keptWithIntent = PropertyID(
    "a blocked action is kept together with the intent to go on with it", keeps: "G3")
  static let noBareIntent = PropertyID("never: an intent is left without its action", keeps: "G3")
  static let keptGone = PropertyID(
    "what was kept of an action is gone with its attempt", keeps: "G3")
  static let freeAlone = PropertyID(
    "a free action changes neither the panel nor what is kept", keeps: "R4")
}

/// What is kept of a blocked action, and how long.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var kept: [Property<GuestWorld>] {
    Always(
      .keptWithIntent, whenever: .isGateRunning,
      .same(.isKept, .hasIntent(GuestComponents.gate)))

    AtNoTime(
      .noBareIntent, given: .hasIntent(GuestComponents.gate),
      .hasIntent(GuestComponents.gate) && !.isKept)

    Always(
      .keptGone, whenever: .ended(GuestComponents.gate) && .isAlive && !.hasRun, !.isKept)

    Always(
      .freeAlone, whenever: .hasRun && .isAlive, .areAsBefore(keptAndShown) && !.hasForm)
  }
}
