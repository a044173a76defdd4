import FlowModel
import PermissionFlow

/// Every step comes to its end.
extension WorldLint {
  var endlessSteps: [Finding] {
    coverage.endless.map { item in
      let rows = item.rows.map { system.parts[$0.part].plan.edges[$0.edge].line }
      let parts = Set(item.rows.map(\.part)).sorted().map { "`\(system.parts[$0].name)`" }
      return Finding(
        rule: "endless-step",
        sentence: "a step does not come to its end: \(parts.joined(separator: " and ")) "
          + "\(parts.count == 1 ? "goes" : "go") round for ever, since every row is answered at "
          + "once; let one of them end in a state that does not ask again",
        lines: rows, witness: journey(to: item.way))
    }
  }
}
