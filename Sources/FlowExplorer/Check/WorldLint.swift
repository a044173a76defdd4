import FlowModel
import PermissionFlow

/// What is odd about a definition once it is seen in its world.
enum WorldLint {
  static func findings<W: World>(
    _ coverage: Coverage, _ system: System<W>,
    _ graph: SearchGraph<SystemState<W>, SystemMove<W>>
  ) -> [Finding] {
    let refused = coverage.refused.map { item in
      let plan = system.parts[item.part].plan
      let position = plan.positions[item.position]
      return Finding(
        rule: "refused-event",
        sentence: "`\(position.id)` neither handles nor ignores `\(plan.symbols[item.symbol].id)`, "
          + "which the world can send there; write its row, or Ignore it with a reason",
        lines: [position.line])
    }
    guard graph.completeness == .complete else { return refused }
    return refused
      + system.parts.enumerated().flatMap { part, info in
        unanswered(info.plan, coverage.edges[part])
      }
  }

  /// A waypoint that was reached and never left by what it waits for.
  private static func unanswered(_ plan: Plan, _ taken: [Bool]) -> [Finding] {
    plan.positions.enumerated().compactMap { number, position in
      guard case .awaiting(let symbol, _) = position.kind else { return nil }
      let isReached = plan.edges.indices.contains { taken[$0] && plan.edges[$0].target == number }
      let isAnswered = plan.edges.indices.contains { edge in
        taken[edge] && plan.edges[edge].source == number
          && plan.edges[edge].trigger == .symbol(symbol)
      }
      guard isReached, !isAnswered else { return nil }
      return Finding(
        rule: "never-acknowledged",
        sentence: "`\(position.id)` waits for `\(plan.symbols[symbol].id)`, which never comes in "
          + "this world",
        lines: [position.line])
    }
  }
}
