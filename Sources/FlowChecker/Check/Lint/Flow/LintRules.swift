public import EveryPath
public import FlowModel

/// What is odd about a definition without keeping it from running; each rule has a file of its own.
enum LintRules {
  /// Every finding, causes first, and otherwise rule by rule, each in authored order.
  static func findings(in compiled: CompiledFlow, _ elaborated: ElaboratedFlow) -> [Finding] {
    let reached = Reachability(compiled)
    let open = OpenQuestions(compiled, reached, answersOnce: true)
    let paths = IntentPaths(compiled)
    let answers =
      UncertainWait.findings(in: compiled, reached, open)
      + UnhandledAnswer.findings(in: compiled, elaborated, reached, open)
    let findings =
      UnreachableState.findings(in: compiled, elaborated, reached.positions)
      + UnreachableRow.findings(in: compiled, elaborated, reached)
      + Trap.findings(in: compiled, reached)
      + UnusedEvent.findings(in: compiled, elaborated, reached)
      + TwoTimeouts.findings(in: elaborated)
      + TimeoutTooLate.findings(in: elaborated)
      + EffectNeverPerformed.findings(in: compiled, elaborated, reached)
      + AnyAnswer.findings(for: answers, in: compiled, elaborated)
      + PrimerLabel.findings(in: compiled)
      + SettingsInVain.findings(in: compiled)
      + OutlivingIntent.findings(in: compiled, paths)
      + UnrememberedTrip.findings(in: compiled, elaborated, paths)
      + RememberedInVain.findings(in: compiled, elaborated, reached)
      + ResumedForNothing.findings(in: compiled, elaborated, reached)
    return findings.causesFirst
  }
}

extension FlowGraph {
  /// What is odd about the definition without being wrong.
  ///
  /// Each reading goes through the whole definition.
  public var findings: [Finding] { LintRules.findings(in: compiled, ElaboratedFlow(flow)) }

  /// What lint could not look for, since its states or events are not listed: a sentence, or none.
  public var notes: [String] { MissingLists.notes(in: compiled, ElaboratedFlow(flow)) }
}

extension Component {
  /// What is odd about the flow's definition.
  public var findings: [Finding] { declared.findings(in: compiled) }

  /// What lint could not look for in the flow.
  public var notes: [String] { declared.notes(in: compiled) }
}

extension Flow {
  fileprivate func findings(in compiled: CompiledFlow) -> [Finding] {
    LintRules.findings(in: compiled, ElaboratedFlow(self))
  }

  fileprivate func notes(in compiled: CompiledFlow) -> [String] {
    MissingLists.notes(in: compiled, ElaboratedFlow(self))
  }
}
