import FlowModel
import PermissionFlow

/// What is odd about a definition once it is seen in its world.
enum WorldLint {
  static func findings<W: World>(
    _ coverage: Coverage, _ system: System<W>,
    _ graph: SearchGraph<SystemState<W>, SystemMove<W>>
  ) -> [Finding] {
    let refused = zip(coverage.refused, coverage.witnesses).map { item, way in
      let plan = system.parts[item.part].plan
      let position = plan.positions[item.position]
      return Finding(
        rule: "refused-event",
        sentence: "`\(position.id)` neither handles nor ignores `\(plan.symbols[item.symbol].id)`, "
          + "which the world can send there; write its row, or Ignore it with a reason",
        lines: [position.line], witness: journey(to: way, system, graph))
    }
    guard graph.completeness == .complete else { return refused }
    return refused
      + system.parts.enumerated().flatMap { part, info in
        unanswered(info.plan, coverage.edges[part])
      }
  }

  private static func journey<W: World>(
    to way: Int, _ system: System<W>, _ graph: SearchGraph<SystemState<W>, SystemMove<W>>
  ) -> [String] {
    (graph.shortestPath(to: graph.source(of: way)) + [way]).map { edge in
      let state = graph.states[graph.source(of: edge)]
      return system.text(of: graph.choices[Int(graph.choiceNumbers[edge])], in: state).says
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
