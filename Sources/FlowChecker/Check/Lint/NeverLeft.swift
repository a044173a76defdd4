import EveryPath
import FlowModel

/// A state that is come to is left some day, by one of its rows: nothing comes otherwise that it
/// waits for, whatever the rows say. The end of an attempt or of a process is no way on.
extension WorldLint {
  /// - Parameter firstSeen: the first state of the search with each component at each position.
  func neverLeft(_ firstSeen: [[Int?]]) -> [Finding] {
    system.components.enumerated().flatMap { component, info in
      (0..<info.compiled.stateCount).compactMap { number in
        firstSeen[component][number].flatMap { stuck(info.compiled, component, number, since: $0) }
      }
    }
  }

  private func stuck(_ compiled: CompiledFlow, _ component: Int, _ number: Int, since state: Int)
    -> Finding?
  {
    let place = compiled.positions[number]
    let rows = compiled.edges(from: number)
    let elsewhere = rows.filter { compiled.edges[$0].target != number }
    // A state that only ever begins anew is left by that.
    let onward = elsewhere.isEmpty ? rows.filter { compiled.edges[$0].leaves } : elsewhere
    let isLeft = onward.contains { coverage.firstTaking[component][$0] != nil }
    guard place.kind == .state, !rows.isEmpty, !isLeft else { return nil }
    return Finding(
      rule: "never-left",
      sentence: "`\(place.id)` is reached and never left: nothing that leads on from it comes in "
        + "this world; add an After, or a row for something that does come"
        + (restsAfterEntering(compiled, number) ? ", or end its Enter with Go" : ""),
      lines: [place.line] + rows.map { compiled.edges[$0].line }.filter { $0 != place.line },
      witness: journey(toState: state),
      bearing: Bearing(.standstill, component: component, places: [number]))
  }

  /// Whether the steps of its `Enter` come to their end in the state itself.
  private func restsAfterEntering(_ compiled: CompiledFlow, _ number: Int) -> Bool {
    compiled.edges.contains { edge in
      edge.target == number && !edge.leaves && compiled.positions[edge.source].isWaypoint
        && compiled.positions[edge.source].state == number
    }
  }
}
