import EveryPath
import FlowModel

/// A state that only one lost answer could end has a timeout, or a row for something else.
///
/// Something else is what a person does, or what the system does unasked: an app that waits to come
/// back to the foreground waits for something that is sure to come, and no definition can tell that
/// from an event that may stay away. A wait inside a sequence is ``UnawaitedAnswer``'s concern.
enum WaitingForEver {
  static func findings(in compiled: CompiledFlow, _ isReached: [Bool]) -> [Finding] {
    let answers = Set(
      compiled.effects.flatMap { effect in
        effect.answers.filter { compiled.symbols[$0].role == .system }
      })
    return (0..<compiled.stateCount).filter { isReached[$0] }.compactMap { state in
      let place = compiled.positions[state]
      guard place.kind == .state else { return nil }
      // A row that waits first leaves later; a Stay goes nowhere, after a time either, unless it
      // asks again.
      let onward = compiled.edges(from: state).map { compiled.edges[$0] }.filter { edge in
        edge.leaves || edge.target != state || asks(edge, compiled)
      }
      let isHopeful = onward.contains { edge in
        guard case .symbol(let symbol) = edge.trigger else { return true }
        return !answers.contains(symbol)
      }
      guard !isHopeful, !onward.isEmpty else { return nil }
      return Finding(
        rule: "waiting-for-ever",
        sentence: "`\(place.id)` waits for an answer that may never come; add an After, or a row "
          + "for something a person or the system does",
        lines: [place.line] + onward.map(\.line).filter { $0 != place.line },
        witness: compiled.path(to: state) ?? [],
        bearing: Bearing(.uncertain, places: [state]))
    }
  }

  private static func asks(_ edge: GraphEdge, _ compiled: CompiledFlow) -> Bool {
    compiled.orders[edge.orders].contains { order in
      if case .perform(_, let asking) = order { asking != .nobody } else { false }
    }
  }
}
