public import EveryPath

/// A flow that is derived from another one: the same, but for the rows that are written anew.
///
/// A lesson, and a mutant that shows that a property can be broken, is the shipped flow with one
/// mistake:
///
/// ```swift
/// extension CameraFlow {
///   /// Opens Settings without waiting until the dialog is gone.
///   var hasty: AlteredFlow<Self> {
///     AlteredFlow(self, name: "camera-no-wait") { state in
///       if case .leaving(let stage) = state {
///         Enter { Go(to: .openingSettings(stage)) }
///       }
///     }
///   }
/// }
/// ```
///
/// A row takes the place of those that the flow has in this state for the same event, or for the
/// same `Enter` or `After`; all others stay. `Ignore` takes the transition of an event away, and
/// `Finish` every other row. Answers within steps are no rows. A final state stays final: only
/// another `Finish` changes it.
public struct AlteredFlow<Base: Flow>: Flow {
  /// Where the journey can be.
  public typealias State = Base.State
  /// What the journey can receive.
  public typealias Event = Base.Event
  /// What the journey can order.
  public typealias Effect = Base.Effect
  /// How an attempt can end.
  public typealias Outcome = Base.Outcome

  /// The flow's name.
  public let name: String
  /// The state an attempt begins in.
  public let start: Base.State
  private let base: Base
  private let ordered: @Sendable (AnyValue) -> AnyValue?
  private let alterations: @Sendable (Base.State) -> FlowRows<Base>

  /// The flow `base` with some rows written anew.
  ///
  /// - Parameters:
  ///   - start: The state an attempt begins in, if it is another one; a new process resumes as in
  ///     the flow itself.
  ///   - ordered: What is ordered in the place of an effect, wherever it is. Nil is for nothing;
  ///     what would wait for the answer continues.
  ///   - rows: The rows of a state that are written anew; those of the flow itself change nothing.
  public init(
    _ base: Base, name: String, start: Base.State? = nil,
    ordering ordered: @escaping @Sendable (Base.Effect) -> Base.Effect? = { $0 },
    @FlowRowBuilder<Base> rows: @escaping @Sendable (Base.State) -> FlowRows<Base>
  ) {
    self.base = base
    self.name = name
    self.start = start ?? base.start
    self.ordered = { ordered($0.value()).map { AnyValue($0) } }
    alterations = rows
  }

  /// The rows of a state: those of the flow it is derived from, or what takes their place.
  public func transitions(from state: State) -> Transitions {
    let rows = base.transitions(from: state).list.altered(by: alterations(state).list)
    return FlowRows(rows.compactMap { $0.ordering(ordered) })
  }

  /// The events of the flow it is derived from.
  public var events: [Event] { base.events }

  /// The answers of the flow it is derived from.
  public func answers(to effect: Effect) -> [Event] { base.answers(to: effect) }

  /// Where a new process resumes, as in the flow it is derived from.
  public func resume(from state: State) -> Resumption<State, Outcome> { base.resume(from: state) }

  /// The outcome of an attempt that was given up, as in the flow it is derived from.
  public func abandoned(_ reason: Abandonment) -> Outcome { base.abandoned(reason) }

  /// The id of a state, as in the flow it is derived from.
  public func name(of state: State) -> String { base.name(of: state) }

  /// What an effect means to the person, as in the flow it is derived from.
  public func role(of effect: Effect) -> EffectRole { base.role(of: effect) }

  /// Who causes an event, as in the flow it is derived from.
  public func role(of event: Event) -> EventRole { base.role(of: event) }

  /// How sure an answer is, as in the flow it is derived from.
  public func certainty(of effect: Effect) -> Certainty { base.certainty(of: effect) }

  /// The bound events of the flow it is derived from.
  public var boundEvents: [Event] { base.boundEvents }
}

extension AlteredFlow: DialogFlow where Base: DialogFlow {
  /// What closing a dialog counts as, as in the flow it is derived from.
  public func closing(of effect: Effect) -> Event? { base.closing(of: effect) }

  /// The effect that takes the dialog away, as in the flow it is derived from.
  public var dismissal: Effect { base.dismissal }

  /// The answer to it, as in the flow it is derived from.
  public var dismissed: Event { base.dismissed }

  /// That the dialog went without a touch, as in the flow it is derived from.
  public var swept: Event? { base.swept }

  /// The effect that waits before the question, as in the flow it is derived from.
  public var readiness: Effect? { base.readiness }
}

// MARK: - Rows that take the place of others

/// What a row is for.
private enum Trigger: Hashable {
  case event(AnyValue)
  case after
  case enter
}

extension Row<AnyValue> {
  /// What the row is for; none if it ends the journey.
  fileprivate var triggers: [Trigger] {
    switch kind {
    case .on(let event, _, _): [.event(event)]
    case .after: [.after]
    case .enter: [.enter]
    case .ignore(let events, _): events.map { .event($0) }
    case .finish: []
    }
  }

  fileprivate var isFinish: Bool { if case .finish = kind { true } else { false } }

  /// The row for what is not in `taken`; nil if nothing is left.
  fileprivate func left(by taken: Set<Trigger>) -> Row? {
    let triggers = triggers.filter { !taken.contains($0) }
    guard case .ignore(_, let reason) = kind else { return triggers.isEmpty ? nil : self }
    let events = triggers.compactMap { if case .event(let event) = $0 { event } else { nil } }
    return events.isEmpty ? nil : with(.ignore(events, because: reason))
  }

  /// The row with other effects; nil if it was for orders alone and none is left.
  fileprivate func ordering(_ ordered: (AnyValue) -> AnyValue?) -> Row? {
    switch kind {
    case .on(let event, let steps, let interrupts):
      return with(.on(event, steps.ordering(ordered), interrupts: interrupts))
    case .after(let duration, let reason, let steps):
      return with(.after(duration, because: reason, steps.ordering(ordered)))
    case .enter(let steps):
      let steps = steps.ordering(ordered)
      return steps.isEmpty ? nil : with(.enter(steps))
    case .ignore, .finish: return self
    }
  }

  private func with(_ kind: Kind) -> Row {
    var row = Row(kind: kind, line: line)
    row.isShared = isShared
    return row
  }
}

extension [Row<AnyValue>] {
  /// The rows, those of `written` in the place of what is for the same.
  fileprivate func altered(by written: [Row<AnyValue>]) -> [Row<AnyValue>] {
    if written.isEmpty { return self }
    let ends = written.filter(\.isFinish)
    if !ends.isEmpty { return ends }
    if contains(where: \.isFinish) { return self }
    let taken = Set(written.flatMap(\.triggers))
    return compactMap { $0.left(by: taken) } + written
  }
}

extension [Step<AnyValue>] {
  /// The steps with other effects, without those in whose place nothing is ordered.
  fileprivate func ordering(_ ordered: (AnyValue) -> AnyValue?) -> [Step<AnyValue>] {
    compactMap { step in
      switch step.kind {
      case .perform(let effect):
        ordered(effect).map { Step(kind: .perform($0), line: step.line) }
      case .performUntil(let effect, let event, let answers):
        ordered(effect).map {
          Step(kind: .performUntil($0, event, answers.ordering(ordered)), line: step.line)
        }
      case .call(let component, let outcome, let answers):
        Step(
          kind: .call(component: component, until: outcome, answers.ordering(ordered)),
          line: step.line)
      case .wait, .remember, .forget, .deliver, .tell, .go, .stay: step
      }
    }
  }
}

extension [Answer<AnyValue>] {
  fileprivate func ordering(_ ordered: (AnyValue) -> AnyValue?) -> [Answer<AnyValue>] {
    map { Answer(kind: $0.kind, steps: $0.steps.ordering(ordered), line: $0.line) }
  }
}
