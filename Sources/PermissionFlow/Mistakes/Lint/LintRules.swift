/// What is odd about a definition without keeping it from running; each rule has a file of its own.
enum LintRules {
  /// Every finding, rule by rule, each in authored order.
  static func findings<F: Flow>(in plan: Plan, _ draft: Draft<F>) -> [Finding] {
    let reached = reachedPositions(plan)
    return UnreachableState.findings(in: plan, draft, reached)
      + Trap.findings(in: plan, reached)
      + UnusedEvent.findings(in: plan, draft)
      + FixedGuard.findings(in: plan)
      + EffectNeverPerformed.findings(in: plan, draft)
      + WaitingForEver.findings(in: plan, reached)
      + SettingsInVain.findings(in: plan)
  }

  /// For each position whether some journey comes to rest there, resumed ones included.
  private static func reachedPositions(_ plan: Plan) -> [Bool] {
    var isReached = plan.positions.map { _ in false }
    var open = [plan.entries[plan.start].target]
    while let position = open.popLast() {
      guard !isReached[position] else { continue }
      isReached[position] = true
      if case .at(let next) = plan.resumptions[plan.positions[position].state] {
        open.append(plan.entries[next].target)
      }
      open += plan.edges(from: position).map { plan.edges[$0].target }
    }
    return isReached
  }
}
