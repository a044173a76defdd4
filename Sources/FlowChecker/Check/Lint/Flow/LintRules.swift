public import EveryPath
public import FlowModel

/// What is odd about a definition without keeping it from running; each rule has a file of its own.
enum LintRules {
  /// Every finding, causes first, and otherwise rule by rule, each in authored order.
  static func findings(in plan: Plan, _ draft: Draft) -> [Finding] {
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

extension FlowGraph {
  /// What is odd about the definition without being wrong.
  ///
  /// Each reading goes through the whole definition.
  public var findings: [Finding] { LintRules.findings(in: plan, Draft(flow)) }

  /// What lint could not look for, since the flow does not list its states or events: a sentence,
  /// or none.
  public var notes: [String] { MissingLists.notes(in: plan, Draft(flow)) }
}

extension Component {
  /// What is odd about the flow's definition.
  public var findings: [Finding] { declared.findings(in: plan) }

  /// What lint could not look for in the flow.
  public var notes: [String] { declared.notes(in: plan) }
}

extension Flow {
  fileprivate func findings(in plan: Plan) -> [Finding] {
    LintRules.findings(in: plan, Draft(self))
  }

  fileprivate func notes(in plan: Plan) -> [String] { MissingLists.notes(in: plan, Draft(self)) }
}
