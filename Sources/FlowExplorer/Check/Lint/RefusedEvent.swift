import FlowModel
import PermissionFlow

/// What the world can send is handled or ignored where it can send it; the same event in many places
/// is one finding.
extension WorldLint {
  var refusedEvents: [Finding] {
    zip(coverage.refused, coverage.witnesses).map { (item: $0, way: $1) }
      .alike { $0.item.part == $1.item.part && $0.item.symbol == $1.item.symbol }
      .map { refusals in
        let (first, many) = (refusals[0].item, refusals.count > 1)
        let plan = system.parts[first.part].plan
        let places = refusals.map(\.item.position)
        // Where it is handled elsewhere, as an example.
        let elsewhere = plan.edges.filter { $0.trigger == .symbol(first.symbol) }.prefix(1)
        let lines = places.map { plan.positions[$0].line } + elsewhere.map(\.line)
        return Finding(
          rule: "refused-event",
          sentence: listed(places.map { plan.positions[$0].id })
            + (many ? " neither handle nor ignore" : " neither handles nor ignores")
            + " `\(plan.symbols[first.symbol].id)`, which the world can send there; write its row, "
            + "or Ignore it with a reason" + (many ? ", after the switch for every state" : ""),
          lines: lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
          witness: journey(to: refusals[0].way),
          bearing: Bearing(.refusal, part: first.part, places: places, events: [first.symbol]))
      }
  }
}
