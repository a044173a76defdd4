import EveryPath
import FlowModel

/// Every effect that is listed or written is performed somewhere; in a state that no journey comes
/// to, it is not.
enum EffectNeverPerformed {
  static func findings(
    in compiled: CompiledFlow, _ elaborated: ElaboratedFlow, _ reached: Reachability
  ) -> [Finding] {
    var isPerformed = compiled.effects.map { _ in false }
    for (number, order) in compiled.orders.enumerated() where reached.orders[number] {
      if case .perform(let effect, _) = order { isPerformed[effect] = true }
    }
    let written = Set(compiled.effects.map(\.id))
    let others = elaborated.listedEffects.filter { !written.contains($0) }
    let unwritten = others.map { id in
      Finding(
        rule: "effect-never-performed",
        sentence: "nothing performs `\(id)`; remove it, or order it",
        lines: [elaborated.line(of: compiled.start)], bearing: Bearing(.absence))
    }
    return compiled.effects.indices.filter { !isPerformed[$0] }.map { effect in
      let id = compiled.effects[effect].id
      return Finding(
        rule: "effect-never-performed",
        sentence:
          "no journey performs `\(id)`; remove it, or order it on a path that one takes",
        lines: elaborated.linesOfEffects { $0 == id },
        bearing: Bearing(.absence, origins: elaborated.states(ordering: id)))
    } + unwritten
  }
}

extension ElaboratedFlow {
  fileprivate func states(ordering id: String) -> [Int] {
    rows.indices.filter { state in
      rows[state].contains { row in
        row.allSteps.contains { $0.effect.map { effects[$0].id == id } ?? false }
      }
    }
  }

  /// The lines of the steps that write an effect of these ids, each once, in authored order.
  ///
  /// - Parameter states: whose rows are looked at; nil for all.
  func linesOfEffects(
    in states: [Int]? = nil, _ isMeant: (String) -> Bool
  ) -> [SourceLine] {
    let rows = states.map { $0.map { self.rows[$0] } } ?? self.rows
    return rows.joined().flatMap(\.allSteps).filter { step in
      step.effect.map { isMeant(effects[$0].id) } ?? false
    }.map(\.line).uniqued
  }
}

extension ElaboratedFlow.Step {
  fileprivate var effect: Int? {
    switch kind {
    case .perform(let effect), .performUntil(let effect, _, _): effect
    case .wait, .remember, .forget, .deliver, .tell, .call, .go, .stay: nil
    }
  }
}
