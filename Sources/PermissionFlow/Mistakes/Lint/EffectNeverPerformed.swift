/// Every effect that is written is performed somewhere; behind a guard that never opens it is not.
enum EffectNeverPerformed {
  static func findings(in plan: Plan) -> [Finding] {
    var isPerformed = plan.effects.map { _ in false }
    for order in plan.orders {
      if case .perform(let effect, _) = order { isPerformed[effect] = true }
    }
    return plan.effects.indices.filter { !isPerformed[$0] }.map {
      Finding(
        rule: "effect-never-performed",
        sentence: "nothing performs `\(plan.effects[$0].id)`; remove it, or order it", lines: [])
    }
  }
}
