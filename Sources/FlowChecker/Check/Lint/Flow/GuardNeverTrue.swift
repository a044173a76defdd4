import EveryPath

/// A guard that is closed in some state is open in another, or its row does nothing.
enum GuardNeverTrue {
  static func findings(in compiled: CompiledFlow) -> [Finding] {
    var places = GuardPlaces(compiled)
    return compiled.closedRows.filter { places.isFixed($0.guardName, at: $0.line) }.map { row in
      Finding(
        rule: "guard-never-true",
        sentence: "the guard \"\(row.guardName)\" is never true here; remove the row, or "
          + "put it in an `if` where the flow's own values decide",
        lines: [row.line], witness: compiled.path(to: row.state) ?? [])
    }
  }
}
