import EveryPath

/// Settings is offered only where it can help.
///
/// A person who is sent there and finds nothing to change has been led astray.
enum SettingsInVain {
  static func findings(in plan: Plan) -> [Finding] {
    plan.effects.indices.filter { plan.effects[$0].role == .explains(settingsCanHelp: false) }
      .flatMap { effect in
        plan.statesShowing(effect).flatMap { state in
          plan.personEdges(from: state)
            .filter { plan.performs(.opensSettings, on: plan.wayOn(by: $0)) }
            .map { edge in
              Finding(
                rule: "settings-in-vain",
                sentence: "`\(plan.name(of: edge.trigger))` leads from "
                  + "`\(plan.positions[state].id)` to Settings, where nothing can be changed about "
                  + "it; offer another way on",
                lines: [edge.line, plan.positions[state].line],
                witness: plan.way(to: state) ?? [])
            }
        }
      }
  }
}
