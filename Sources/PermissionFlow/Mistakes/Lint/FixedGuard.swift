/// A guard is open in one state and closed in another, or it decides nothing.
enum FixedGuard {
  /// Where a guard is written; two rows may share a line.
  private struct Place: Hashable {
    let line: SourceLine
    let name: String
  }

  static func findings(in plan: Plan) -> [Finding] {
    let closed = Set(plan.closedRows.map { Place(line: $0.line, name: $0.guardName) })
    let open = Set(
      plan.edges.compactMap { edge in edge.guardName.map { Place(line: edge.line, name: $0) } })
    var seen: Set<Place> = []
    var result: [Finding] = []
    for row in plan.closedRows {
      let place = Place(line: row.line, name: row.guardName)
      guard !open.contains(place), seen.insert(place).inserted else { continue }
      result.append(
        Finding(
          rule: "guard-never-true",
          sentence: "the guard \"\(row.guardName)\" is never true here; remove the row, or "
            + "put it in an `if` where the flow's own values decide",
          lines: [row.line], witness: plan.way(to: row.state) ?? []))
    }
    for edge in plan.edges {
      guard let name = edge.guardName else { continue }
      let place = Place(line: edge.line, name: name)
      guard !closed.contains(place), seen.insert(place).inserted else { continue }
      result.append(
        Finding(
          rule: "guard-always-true",
          sentence: "the guard \"\(name)\" is always true here; remove the guard, "
            + "or write an `if` where the flow's own values decide",
          lines: [edge.line], witness: plan.way(to: edge.source) ?? []))
    }
    return result
  }
}
