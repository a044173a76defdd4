/// A flow with all its rows followed: the one value behind machine, model, diagram and search.
///
/// Building it finds every mistake of the definition and reports them together. Linear in the
/// number of states times rows.
public struct FlowGraph<F: Flow>: Sendable {
  /// The flow.
  public let flow: F
  /// The graph itself, in integers.
  public let plan: Plan
  /// The states, by number.
  public let states: [F.State]
  /// The events, by number; further symbols of the plan are outcomes of called parts.
  public let events: [F.Event]
  /// The effects, by number.
  public let effects: [F.Effect]
  /// The outcomes, by number.
  public let outcomes: [F.Outcome]
  /// What is odd about the definition without being wrong.
  public let findings: [Finding]
  /// What lint could not look for, since the flow does not list its states or events: a sentence,
  /// or none.
  public let notes: [String]

  @usableFromInline let finder: EventFinder<F.Event>
  let stateNumbers: [F.State: Int]
  let calledOutcomes: [CalledOutcome: Int]

  /// Follows all rows of `flow`.
  ///
  /// - Parameter checksPaths: whether the rules about whole paths apply; a flow that is meant to show
  ///   what a search finds may break them.
  /// - Throws: ``DefinitionErrors``, every mistake with its lines.
  public init(_ flow: F, checksPaths: Bool = true) throws(DefinitionErrors) {
    let draft = Draft(flow)
    let mistakes = DefinitionRules.mistakes(in: draft)
    guard mistakes.isEmpty else { throw DefinitionErrors(flow: flow.name, mistakes: mistakes) }
    var lowering = Lowering(draft)
    let plan = lowering.plan()
    guard lowering.mistakes.isEmpty else {
      throw DefinitionErrors(flow: flow.name, mistakes: lowering.mistakes)
    }
    let errors = checksPaths ? GraphRules.mistakes(in: plan) : []
    guard errors.isEmpty else { throw DefinitionErrors(flow: flow.name, mistakes: errors) }
    self.flow = flow
    self.plan = plan
    states = draft.states
    events = lowering.events
    effects = lowering.effects
    outcomes = lowering.outcomes
    finder = EventFinder(lowering.eventNumbers)
    stateNumbers = draft.stateNumbers
    calledOutcomes = lowering.calledOutcomes
    findings = LintRules.findings(in: plan, draft)
    notes = MissingLists.notes(in: plan, draft)
  }

  /// The number of an event; nil if the flow never mentions it.
  @inlinable
  public func number(of event: F.Event) -> Int? {
    let number = finder.number(of: event)
    return number < 0 ? nil : number
  }

  /// The number of the symbol for an outcome of a called part; nil if nothing waits for it.
  public func number(ofOutcome outcome: AnyValue, from part: String) -> Int? {
    calledOutcomes[CalledOutcome(part: part, outcome: outcome)]
  }

  /// The called part's outcome that a symbol stands for; nil if it is an event.
  package func calledOutcome(of symbol: Int) -> CalledOutcome? {
    guard symbol >= events.count else { return nil }
    return calledOutcomes.first { $0.value == symbol }?.key
  }

  /// The number of a state; nil if the flow never reaches it.
  public func number(of state: F.State) -> Int? { stateNumbers[state] }
}

/// The outcome of a called part, as something to be told.
package struct CalledOutcome: Hashable, Sendable {
  package let part: String
  package let outcome: AnyValue
}
