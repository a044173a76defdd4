/// What is odd about a definition without keeping it from running; each rule has a file of its own.
enum LintRules {
  /// Every finding, causes first, and otherwise rule by rule, each in authored order.
  static func findings<F: Flow>(in plan: Plan, _ draft: Draft<F>) -> [Finding] {
    let reached = Reached(plan)
    let paths = IntentPaths(plan)
    let findings =
      UnreachableState.findings(in: plan, draft, reached.positions)
      + UnreachableRow.findings(in: plan, draft, reached)
      + Trap.findings(in: plan, reached)
      + UnusedEvent.findings(in: plan, draft, reached)
      + GuardNeverTrue.findings(in: plan)
      + GuardAlwaysTrue.findings(in: plan)
      + TwoTimeouts.findings(in: draft)
      + TimeoutTooLate.findings(in: draft)
      + EffectNeverPerformed.findings(in: plan, draft, reached)
      + WaitingForEver.findings(in: plan, reached.positions)
      + UnawaitedAnswer.findings(in: plan, reached)
      + UnhandledAnswer.findings(in: plan, draft, reached)
      + PrimerLabel.findings(in: plan)
      + SettingsInVain.findings(in: plan)
      + OutlivingIntent.findings(in: plan, paths)
      + UnrememberedTrip.findings(in: plan, draft, paths)
      + RememberedInVain.findings(in: plan, draft, reached)
      + ResumedForNothing.findings(in: plan, draft, reached)
    return findings.causesFirst
  }
}
