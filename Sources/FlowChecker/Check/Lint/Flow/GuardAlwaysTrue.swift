import EveryPath

/// A guard that is open in some state is closed in another, or it decides nothing.
enum GuardAlwaysTrue {
  static func findings(in compiled: CompiledFlow) -> [Finding] {
    var places = GuardPlaces(compiled)
    return compiled.edges.compactMap { edge in
      guard let name = edge.guardName, places.isFixed(name, at: edge.line) else { return nil }
      return Finding(
        rule: "guard-always-true",
        sentence: "the guard \"\(name)\" is always true here; remove the guard, "
          + "or write an `if` where the flow's own values decide",
        lines: [edge.line], witness: compiled.path(to: edge.source) ?? [])
    }
  }
}
