import EveryPath
import FlowModel

/// A waypoint that is reached is left by what it waits for, some day: an answer, or a called
/// component's outcome.
extension WorldLint {
  /// - Parameter firstSeen: the first state of the search with each component at each position.
  func neverAcknowledged(_ firstSeen: [[Int?]]) -> [Finding] {
    system.components.enumerated().flatMap { component, info in
      info.compiled.positions.indices.compactMap {
        unanswered(info.compiled, component, $0, firstSeen[component][$0])
      }
    }
  }

  /// - Parameter state: the first state of the search in which the component waits there, if any.
  private func unanswered(
    _ compiled: CompiledFlow, _ component: Int, _ number: Int, _ state: Int?
  ) -> Finding? {
    let position = compiled.positions[number]
    let symbol: Int
    switch position.kind {
    case .awaiting(let awaited, _), .calling(let awaited, _): symbol = awaited
    case .state, .final, .delay: return nil
    }
    let firstTaking = coverage.firstTaking[component]
    let arrivals = compiled.edges.indices.filter {
      firstTaking[$0] != nil && compiled.edges[$0].target == number
    }
    let isAnswered = compiled.edges.indices.contains { edge in
      firstTaking[edge] != nil && compiled.edges[edge].source == number
        && compiled.edges[edge].trigger == .symbol(symbol)
    }
    guard !isAnswered else { return nil }
    let witness: Witness
    if let transition = arrivals.compactMap({ firstTaking[$0] }).min() {
      witness = journey(to: transition)
    } else if let state {
      // An attempt begins there.
      witness = journey(toState: state)
    } else {
      return nil
    }
    let isStray = coverage.strayAnswers.contains(
      Coverage.Input(component: component, position: number, symbol: symbol))
    let why =
      isStray
      ? "the world answers to an address that no longer exists; let its `renumber` replace every "
        + "address it keeps"
      : "never comes in this world; wait for what does come, or write an Or or a Timeout"
    return Finding(
      rule: "never-acknowledged",
      sentence: "`\(position.id)` waits for `\(compiled.symbols[symbol].id)`, which \(why)",
      lines: [position.line], witness: witness,
      bearing: Bearing(.standstill, component: component, places: [number], events: [symbol]))
  }
}
