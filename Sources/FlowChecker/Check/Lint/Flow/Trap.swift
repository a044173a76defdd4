import EveryPath
import FlowModel

/// A journey that goes round can come out of it again.
///
/// A trap is a ring of positions, resting or waiting, that nothing leaves and no end is in. Every
/// flow that can end has to be able to end from everywhere. A flow without a final state goes round
/// on purpose: there the one ring that nothing leaves is its main round, and only where there are
/// several are they traps, but for the one that the start is in. A process that ends and is resumed
/// is no way out.
enum Trap {
  static func findings(in compiled: CompiledFlow, _ reached: Reachability) -> [Finding] {
    let ends = compiled.positions.contains { $0.kind == .final }
    let rings = compiled.lastRings(among: reached.positions)
    guard ends || rings.count > 1 else { return [] }
    let start = compiled.entries[compiled.start].target
    let traps = rings.filter { ring in
      !ring.contains { ends ? compiled.positions[$0].kind == .final : $0 == start }
    }
    return traps.map { trap in
      var states: [Int] = []
      for state in trap.map({ compiled.positions[$0].state }).sorted() where states.last != state {
        states.append(state)
      }
      let names = states.map { "`\(compiled.positions[$0].id)`" }.joined(separator: ", ")
      let goal = ends ? "to an end" : "back to the rest of the flow"
      return Finding(
        rule: "trap", sentence: "no way leads from \(names) \(goal); write a way out",
        lines: states.map { compiled.positions[$0].line },
        witness: compiled.path(to: trap[0]) ?? [],
        bearing: Bearing(.trap, places: trap))
    }
  }
}
