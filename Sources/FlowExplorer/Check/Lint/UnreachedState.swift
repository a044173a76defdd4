import FlowModel
import PermissionFlow

/// A state that rows lead to is reached in the world, some day.
extension WorldLint {
  var unreachedStates: [Finding] {
    system.parts.enumerated().flatMap { part, info in
      unreached(info.plan, coverage.edgeWays[part])
    }
  }

  private func unreached(_ plan: Plan, _ ways: [Int?]) -> [Finding] {
    // A start or a resumption is no edge: where one leads counts as reached.
    var isReached = plan.positions.map { _ in false }
    isReached[plan.entries[plan.start].target] = true
    for resumption in plan.resumptions {
      if case .at(let state) = resumption { isReached[plan.entries[state].target] = true }
    }
    // A row that a loop writes for many values is one row: it is enough that some of them come.
    var taken: Set<SourceLine> = []
    for (number, edge) in plan.edges.enumerated() where ways[number] != nil {
      taken.insert(edge.line)
      isReached[edge.target] = true
    }
    return (0..<plan.stateCount).compactMap { state in
      let arrivals = plan.edges.filter { $0.target == state }
      guard !isReached[state], let row = arrivals.first,
        !arrivals.contains(where: { taken.contains($0.line) })
      else { return nil }
      return Finding(
        rule: "unreached-state",
        sentence: "`\(plan.positions[state].id)` is never reached in this world, although rows "
          + "lead there; remove it, or let the world do what leads there",
        lines: [plan.positions[state].line, row.line])
    }
  }
}
