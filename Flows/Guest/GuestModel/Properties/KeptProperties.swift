import EveryPath
import FlowModel
import GuestFlow

/// What is kept of a blocked action, and how long.
extension GuestProperties {
  @PropertyBuilder<GuestWorld> static var kept: [Property<GuestWorld>] {
    Always(
      "a blocked action is kept together with the intent to go on with it",
      whenever: { $0.isGateRunning }
    ) { ($0.world.kept != nil) == $0.hasIntent(GuestComponent.gate) }

    AtNoTime("an intent is left without its action", given: { $0.hasIntent(GuestComponent.gate) }) {
      $0.hasIntent(GuestComponent.gate) && $0.world.kept == nil
    }

    Always(
      "what was kept of an action is gone with its attempt",
      whenever: { $0.ended(GuestComponent.gate) && $0.isAlive && !$0.hasRun }
    ) { $0.world.kept == nil }

    Always(
      "a free action changes neither the panel nor what is kept",
      whenever: { $0.hasRun && $0.isAlive }
    ) {
      $0.world.kept == $0.before.world.kept && $0.world.form == nil
        && $0.world.panel?.content == $0.before.world.panel?.content
        && $0.world.panel?.phase == $0.before.world.panel?.phase
    }
  }
}
