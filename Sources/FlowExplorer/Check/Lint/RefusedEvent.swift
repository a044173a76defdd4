import FlowModel
import PermissionFlow

/// What the world can send is handled or ignored where it can send it.
extension WorldLint {
  var refusedEvents: [Finding] {
    zip(coverage.refused, coverage.witnesses).map { item, way in
      let plan = system.parts[item.part].plan
      let position = plan.positions[item.position]
      // Where it is handled elsewhere, as an example.
      let elsewhere = plan.edges.filter { $0.trigger == .symbol(item.symbol) }.prefix(1)
      return Finding(
        rule: "refused-event",
        sentence: "`\(position.id)` neither handles nor ignores `\(plan.symbols[item.symbol].id)`, "
          + "which the world can send there; write its row, or Ignore it with a reason",
        lines: [position.line] + elsewhere.map(\.line), witness: journey(to: way))
    }
  }
}
