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
  private let ordered: @Sendable (Base.Effect) -> Base.Effect?
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
    self.ordered = ordered
    alterations = rows
  }

  /// The rows of a state: those of the flow it is derived from, or what takes their place.
  public func transitions(from state: State) -> Transitions {
    let rows = base.transitions(from: state).list.altered(by: alterations(state).list)
    return FlowRows(rows.compactMap { $0.row(ordering: ordered) })
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
private enum Trigger<F: Flow>: Hashable {
  case event(F.Event)
  case after
  case enter
}

extension Row {
  /// What the row is for; none if it ends the journey.
  fileprivate var triggers: [Trigger<F>] {
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
  fileprivate func left(by taken: Set<Trigger<F>>) -> Row? {
    let triggers = triggers.filter { !taken.contains($0) }
    guard case .ignore(_, let reason) = kind else { return triggers.isEmpty ? nil : self }
    let events: [F.Event] = triggers.compactMap {
      if case .event(let event) = $0 { event } else { nil }
    }
    guard !events.isEmpty else { return nil }
    var row = Row(kind: .ignore(events, because: reason), line: line)
    row.isShared = isShared
    return row
  }
}

extension Array {
  /// The rows, those of `written` in the place of what is for the same.
  fileprivate func altered<F: Flow>(by written: [Row<F>]) -> [Row<F>] where Element == Row<F> {
    if written.isEmpty { return self }
    let ends = written.filter(\.isFinish)
    if !ends.isEmpty { return ends }
    if contains(where: \.isFinish) { return self }
    let taken = Set(written.flatMap(\.triggers))
    return compactMap { $0.left(by: taken) } + written
  }
}

// MARK: - Rows of one flow as those of another

extension Row {
  /// The row of an altered flow; nil if it was for orders alone and none is left.
  fileprivate func row(ordering ordered: (F.Effect) -> F.Effect?) -> Row<AlteredFlow<F>>? {
    let kind: Row<AlteredFlow<F>>.Kind
    switch self.kind {
    case .on(let event, let steps, let interrupts):
      kind = .on(event, steps.altered(ordered), interrupts: interrupts)
    case .after(let duration, let reason, let steps):
      kind = .after(duration, because: reason, steps.altered(ordered))
    case .enter(let steps):
      let steps = steps.altered(ordered)
      if steps.isEmpty { return nil }
      kind = .enter(steps)
    case .ignore(let events, let reason): kind = .ignore(events, because: reason)
    case .finish(let outcome): kind = .finish(outcome)
    }
    var row = Row<AlteredFlow<F>>(kind: kind, line: line)
    row.isShared = isShared
    return row
  }
}

extension Array {
  fileprivate func altered<F: Flow>(
    _ ordered: (F.Effect) -> F.Effect?
  ) -> [Step<AlteredFlow<F>>] where Element == Step<F> {
    compactMap { $0.step(ordering: ordered) }
  }

  fileprivate func altered<F: Flow>(
    _ ordered: (F.Effect) -> F.Effect?
  ) -> [Answer<AlteredFlow<F>>] where Element == Answer<F> {
    map { answer in
      let kind: Answer<AlteredFlow<F>>.Kind =
        switch answer.kind {
        case .event(let event): .event(event)
        case .outcome(let component, let outcome): .outcome(component: component, outcome)
        case .timeout(let duration, let reason): .timeout(duration, because: reason)
        }
      return Answer(kind: kind, steps: answer.steps.altered(ordered), line: answer.line)
    }
  }
}

extension Step {
  /// The step of an altered flow; nil if nothing is ordered in the place of its effect.
  fileprivate func step(ordering ordered: (F.Effect) -> F.Effect?) -> Step<AlteredFlow<F>>? {
    let kind: Step<AlteredFlow<F>>.Kind
    switch self.kind {
    case .perform(let effect):
      guard let effect = ordered(effect) else { return nil }
      kind = .perform(effect)
    case .performUntil(let effect, let event, let answers):
      guard let effect = ordered(effect) else { return nil }
      kind = .performUntil(effect, event, answers.altered(ordered))
    case .wait(let duration, let reason): kind = .wait(duration, because: reason)
    case .remember: kind = .remember
    case .forget: kind = .forget
    case .deliver(let outcome): kind = .deliver(outcome)
    case .tell(let component, let event): kind = .tell(component: component, event: event)
    case .call(let component, let outcome, let answers):
      kind = .call(component: component, until: outcome, answers.altered(ordered))
    case .go(let state): kind = .go(state)
    case .stay: kind = .stay
    }
    return Step<AlteredFlow<F>>(kind: kind, line: line)
  }
}
