import EveryPath
import FlowModel

/// Every step comes to its end.
extension WorldLint {
  var endlessSteps: [Finding] {
    coverage.endless.map { item in
      let rows = item.round.compactMap { turn in
        turn.edge.map { system.components[turn.component].compiled.edges[$0].line }
      }
      return Finding(
        rule: "endless-step", sentence: system.sentence(ofRepeated: item.round), lines: rows,
        witness: journey(to: item.transition))
    }
  }
}
