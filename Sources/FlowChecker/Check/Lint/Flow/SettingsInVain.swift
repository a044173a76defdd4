import EveryPath

/// Settings is offered only where it can help.
///
/// A person who is sent there and finds nothing to change has been led astray.
enum SettingsInVain {
  static func findings(in compiled: CompiledFlow) -> [Finding] {
    compiled.effects.indices.filter {
      compiled.effects[$0].role == .explains(settingsCanHelp: false)
    }
    .flatMap { effect in
      compiled.statesShowing(effect).flatMap { state in
        compiled.personEdges(from: state)
          .filter { compiled.performs(.opensSettings, on: compiled.edgesFollowing(on: $0)) }
          .map { edge in
            Finding(
              rule: "settings-in-vain",
              sentence: "`\(compiled.name(of: edge.trigger))` leads from "
                + "`\(compiled.positions[state].id)` to Settings, where nothing can be changed about "
                + "it; offer another way on",
              lines: [edge.line, compiled.positions[state].line],
              witness: compiled.path(to: state) ?? [])
          }
      }
    }
  }
}
