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
      .keptWithIntent, whenever: { $0.isGateRunning }
    ) { ($0.world.kept != nil) == $0.hasIntent(GuestComponents.gate) }

    AtNoTime(.noBareIntent, given: { $0.hasIntent(GuestComponents.gate) }) {
      $0.hasIntent(GuestComponents.gate) && $0.world.kept == nil
    }

    Always(
      .keptGone, whenever: { $0.ended(GuestComponents.gate) && $0.isAlive && !$0.hasRun }
    ) { $0.world.kept == nil }

    Always(.freeAlone, whenever: { $0.hasRun && $0.isAlive }) {
      $0.world.kept == $0.before.world.kept && $0.world.form == nil
        && $0.world.panel?.content == $0.before.world.panel?.content
        && $0.world.panel?.phase == $0.before.world.panel?.phase
    }
  }
}
