import FlowModel
import PermissionFlow

/// An effect that some row orders is performed in the world, some day.
extension WorldLint {
  var effectsNotPerformed: [Finding] {
    system.parts.enumerated().flatMap { part, info in
      notPerformed(info.plan, coverage.edgeWays[part])
    }
  }

  private func notPerformed(_ plan: Plan, _ ways: [Int?]) -> [Finding] {
    func performs(_ effect: Int, _ orders: Range<Int>) -> Bool {
      plan.orders[orders].contains { order in
        if case .perform(effect, _) = order { true } else { false }
      }
    }
    // A row that a loop writes for many values is one row: it is enough that some of them come.
    let taken = Set(plan.edges.indices.filter { ways[$0] != nil }.map { plan.edges[$0].line })
    return plan.effects.indices.compactMap { effect in
      let rows = plan.edges.indices.filter { performs(effect, plan.edges[$0].orders) }
      let isPerformed =
        rows.contains { taken.contains(plan.edges[$0].line) }
        || plan.entries.contains { performs(effect, $0.orders) }
      guard !isPerformed, let row = rows.first else { return nil }
      return Finding(
        rule: "effect-not-performed",
        sentence: "`\(plan.effects[effect].id)` is never performed in this world, although a row "
          + "orders it; remove it, or let the world do what leads there",
        lines: [plan.edges[row].line])
    }
  }
}
