/// A guard is open in one state and closed in another, or it decides nothing.
enum FixedGuard {
  static func findings(in plan: Plan) -> [Finding] {
    let isClosed = Set(plan.closedRows.map(\.line))
    let isOpen = Set(plan.edges.filter { $0.guardName != nil }.map(\.line))
    var seen: Set<SourceLine> = []
    var result: [Finding] = []
    for row in plan.closedRows where !isOpen.contains(row.line) && seen.insert(row.line).inserted {
      result.append(
        Finding(
          rule: "guard-never-true",
          sentence: "the guard \"\(row.guardName)\" is never true here; remove the row, or "
            + "put it in an `if` where the flow's own values decide",
          lines: [row.line], witness: plan.way(to: row.state) ?? []))
    }
    for edge in plan.edges {
      guard let name = edge.guardName, !isClosed.contains(edge.line),
        seen.insert(edge.line).inserted
      else { continue }
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
