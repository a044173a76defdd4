public import EveryPath
public import FlowChecker

extension FlowJourney {
  /// One thing a journey tells the flow, and what the flow makes of it.
  public struct Step: Sendable {
    /// What is told, in words.
    public let says: String
    /// What became of it.
    public let disposition: SuiteCase.Disposition
    /// The flow's state afterwards; at a waiting place the one whose sequence runs.
    public let state: F.State?
    /// The id of the position afterwards.
    public let position: String
    /// What was performed, in order, with what deferred events led to.
    public let effects: [F.Effect]
    /// The outcome that was delivered, if one was.
    public let outcome: F.Outcome?
    /// Whether the attempt ended.
    public let isLast: Bool
    /// The row that was taken; nil if none was.
    public let line: SourceLine?
  }

  /// What the flow makes of each thing it is told.
  public var steps: [Step] {
    var machine = TestedMachine(graph)
    return test.steps.map { step in
      let heard = machine.take(step.input)
      return Step(
        says: step.says, disposition: heard.disposition, state: machine.state,
        position: machine.position ?? "not started", effects: heard.effects, outcome: heard.outcome,
        isLast: machine.hasEnded, line: heard.line)
    }
  }

  /// The things told up to a step, in words.
  func words(upTo step: Int) -> String {
    test.steps[...step].map(\.says).joined(separator: " > ")
  }
}
