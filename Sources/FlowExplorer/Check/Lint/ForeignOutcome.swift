import FlowModel
import PermissionFlow

/// Promises ask for outcomes that the flow of the part has, whatever it does.
enum ForeignOutcome {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    system.foreignOutcomes.map { outcome in
      Finding(
        rule: "foreign-outcome",
        sentence: "a promise of `\(system.name)` asks whether `\(system.parts[outcome.part].name)` "
          + "delivered `\(outcome.type).\(outcome.name)`, which is no outcome of its flow; ask for one "
          + "of those, or name the part with `part:`",
        lines: [])
    }
  }
}
