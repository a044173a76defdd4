import EveryPath
import FlowModel

/// What the world can send is handled or ignored where it can send it; the same event in many
/// places is one finding.
extension WorldLint {
  var refusedEvents: [Finding] {
    let refusals = Array(zip(coverage.refused, coverage.witnesses))
    return coverage.refused.map { [$0.component, $0.symbol] }.uniqued.map { kind in
      let alike = refusals.filter { [$0.0.component, $0.0.symbol] == kind }
      return refused(
        kind[1], of: kind[0], at: alike.map(\.0.position), witness: journey(to: alike[0].1))
    }
  }

  private func refused(
    _ symbol: Int, of component: Int, at places: [Int], witness: Witness
  ) -> Finding {
    let compiled = system.components[component].compiled
    // Where it is handled elsewhere, as an example.
    let elsewhere = compiled.edges.filter { $0.trigger == .symbol(symbol) }.prefix(1)
    var lines: [SourceLine] = []
    for line in places.map({ compiled.positions[$0].line }) + elsewhere.map(\.line)
    where !lines.contains(line) {
      lines.append(line)
    }
    let isOne = places.count == 1
    let verb = isOne ? "neither handles nor ignores" : "neither handle nor ignore"
    let hint = isOne ? "" : ", after the switch for every state"
    let names = listed(places.map { compiled.positions[$0].id })
    return Finding(
      rule: "refused-event",
      sentence:
        "\(names) \(verb) `\(compiled.symbols[symbol].id)`, which the world can send there; "
        + "write its row, or Ignore it with a reason\(hint)",
      lines: lines, witness: witness,
      bearing: Bearing(.refusal, component: component, places: places, events: [symbol]))
  }
}
