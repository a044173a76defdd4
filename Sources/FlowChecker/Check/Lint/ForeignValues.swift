import EveryPath
import FlowModel

/// Properties ask a component for outcomes, effects and events of its own flow, whatever it does.
enum ForeignValues {
  static func findings<W: World>(of system: System<W>) -> [Finding] {
    system.foreignValues.map { value in
      switch value.kind {
      case .outcome: finding(value, rule: "foreign-outcome", "delivered", of: system)
      case .effect: finding(value, rule: "foreign-effect", "ordered", of: system)
      case .event: finding(value, rule: "foreign-event", "was told", of: system)
      }
    }
  }

  private static func finding<W: World>(
    _ value: ForeignValue, rule: String, _ happened: String, of system: System<W>
  ) -> Finding {
    Finding(
      rule: rule,
      sentence:
        "a property of `\(system.name)` asks whether `\(system.components[value.component].name)` "
        + "\(happened) `\(value.type).\(value.name)`, which is no \(value.kind.rawValue) of its "
        + "flow; ask for one of those, or name the component with `component:`",
      lines: [])
  }
}
