/// Follows every `Go` of a flow, and gives its states, events, effects and outcomes numbers, in the
/// order in which they are met.
///
/// What it sees are values that have forgotten their types: one body for all flows. Each function is
/// there once, since inlining makes 30 kB of them in an app.
final class FlowInterner {
  private let flow: any Flow
  private let bound: [AnyValue]
  private(set) var elaborated: ElaboratedFlow
  private(set) var states = Numbering()
  private(set) var events = Numbering()
  private(set) var effects = Numbering()
  private(set) var outcomes = Numbering()

  init<F: Flow>(_ flow: F) {
    self.flow = flow
    bound = flow.boundEvents.map { AnyValue($0) }
    elaborated = ElaboratedFlow(of: flow.name)
    for state in flow.states { add(AnyValue(state), from: nil) }
    elaborated.listedCount = states.count
    add(AnyValue(flow.start), from: nil)
    let rows = collect()
    elaborated.names = states.values.map { flow.name(of: $0.value()) }
    guard !elaborated.isTooLarge else { return }
    elaborated.start = states.known(AnyValue(flow.start)) ?? 0
    // Events first and the outcomes of called components after them, so that an event has the same
    // number as its symbol.
    let listed = flow.events
    elaborated.listsEvents = !listed.isEmpty
    for event in listed { _ = number(ofEvent: AnyValue(event)) }
    elaborated.rows = rows.map { $0.map { numbered($0) } }
    elaborated.numberCalledOutcomes()
    elaborated.abandoned = Abandonment.allCases.map {
      outcomes.number(of: AnyValue(flow.abandoned($0)))
    }
    elaborated.outcomes = outcomes.values.map(\.description)
  }

  /// The rows of every state that is listed or led to.
  private func collect() -> [[Row<AnyValue>]] {
    var rows: [[Row<AnyValue>]] = []
    var resumptions: [Resumption<AnyValue, AnyValue>] = []
    while rows.count < states.count {
      guard states.count <= ElaboratedFlow.limit else {
        elaborated.isTooLarge = true
        return []
      }
      let state = states.values[rows.count]
      let own = flow.writtenRows(of: state)
      follow(own, from: rows.count)
      let resumption = flow.resumption(from: state)
      if case .at(let target) = resumption {
        let line = own.first?.line ?? elaborated.reachedFrom[rows.count]?.line ?? .nowhere
        add(target, from: ElaboratedFlow.Origin(state: rows.count, line: line, isResumption: true))
      }
      rows.append(own)
      resumptions.append(resumption)
    }
    elaborated.resumptions = resumptions.map { resumption in
      switch resumption {
      case .at(let state): .at(states.known(state) ?? 0)
      case .drop(let outcome): .drop(outcomes.number(of: outcome))
      }
    }
    return rows
  }

  /// Adds the states that rows go to.
  private func follow(_ rows: [Row<AnyValue>], from state: Int) {
    for row in rows {
      switch row.kind {
      case .on(_, let steps, _), .after(_, _, let steps), .enter(let steps):
        follow(steps, from: state)
      case .ignore, .finish: continue
      }
    }
  }

  /// What a row's own steps go to comes before what the blocks inside them go to.
  @inline(never)
  private func follow(_ steps: [Step<AnyValue>], from state: Int) {
    for step in steps {
      if case .go(let target) = step.kind {
        add(target, from: ElaboratedFlow.Origin(state: state, line: step.line))
      }
    }
    for answer in steps.flatMap(\.answers) { follow(answer.steps, from: state) }
  }

  @inline(never)
  private func add(_ state: AnyValue, from origin: ElaboratedFlow.Origin?) {
    if states.number(of: state) == elaborated.reachedFrom.count {
      elaborated.reachedFrom.append(origin)
    }
  }
}

// MARK: - Numbers

/// Values in the order in which they were met; each has its place in it for a number.
struct Numbering {
  private(set) var values: [AnyValue] = []
  private var numbers: [AnyValue: Int] = [:]

  var count: Int { values.count }

  /// The number of a value; nil if it was not met.
  @inline(never)
  func known(_ value: AnyValue) -> Int? { numbers[value] }

  /// The number of a value, which is met now if it was not before.
  @inline(never)
  mutating func number(of value: AnyValue) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// The values as those of the type that they have.
  func typed<Value>() -> [Value] { values.map { $0.value() } }
}

extension FlowInterner {
  @inline(never)
  private func number(ofEvent event: AnyValue) -> Int {
    let number = events.number(of: event)
    if number == elaborated.symbols.count {
      elaborated.symbols.append(
        Symbol(
          id: event.description, role: flow.eventRole(of: event), component: nil,
          isBound: bound.contains(event)))
    }
    return number
  }

  @inline(never)
  private func number(ofEffect effect: AnyValue) -> Int {
    let number = effects.number(of: effect)
    if number == elaborated.effects.count {
      let answers = flow.numberedAnswers(to: effect) { self.number(ofEvent: $0) }
      elaborated.effects.append(flow.info(of: effect, answers: answers))
    }
    return number
  }
}

// What is asked of a flow whose type is forgotten.
extension Flow {
  /// The rows of a state; those beside the `switch` are for states that are not final.
  fileprivate func writtenRows(of state: AnyValue) -> [Row<AnyValue>] {
    let written = transitions(from: state.value()).list
    let isFinal = written.contains { if case .finish = $0.kind { true } else { false } }
    return isFinal ? written.filter { !$0.isShared } : written
  }

  fileprivate func resumption(from state: AnyValue) -> Resumption<AnyValue, AnyValue> {
    switch resume(from: state.value()) {
    case .at(let state): .at(AnyValue(state))
    case .drop(let outcome): .drop(AnyValue(outcome))
    }
  }

  fileprivate func eventRole(of event: AnyValue) -> EventRole {
    role(of: event.value(as: Event.self))
  }

  fileprivate func numberedAnswers(to effect: AnyValue, _ number: (AnyValue) -> Int) -> [Int] {
    answers(to: effect.value()).map { number(AnyValue($0)) }
  }

  fileprivate func info(of effect: AnyValue, answers: [Int]) -> EffectInfo {
    let own = effect.value(as: Effect.self)
    return EffectInfo(
      id: effect.description, answers: answers, role: role(of: own),
      certainty: certainty(of: own))
  }
}

// MARK: - Rows in numbers

extension FlowInterner {
  @inline(never)
  private func numbered(_ row: Row<AnyValue>) -> ElaboratedFlow.Row {
    let kind: ElaboratedFlow.Row.Kind =
      switch row.kind {
      case .on(let event, let steps, let interrupts):
        .on(number(ofEvent: event), numbered(steps), interrupts: interrupts)
      case .after(let duration, let reason, let steps):
        .after(duration, because: reason, numbered(steps))
      case .enter(let steps): .enter(numbered(steps))
      case .ignore(let events, let reason):
        .ignore(events.map { number(ofEvent: $0) }, because: reason)
      case .finish(let outcome): .finish(outcome.map { outcomes.number(of: $0) })
      }
    return ElaboratedFlow.Row(kind: kind, line: row.line, isShared: row.isShared)
  }

  @inline(never)
  private func numbered(_ steps: [Step<AnyValue>]) -> [ElaboratedFlow.Step] {
    // What a sequence speaks of comes before what the blocks inside it speak of.
    if steps.contains(where: { !$0.answers.isEmpty }) { for step in steps { meet(step) } }
    return steps.map { ElaboratedFlow.Step(kind: numbered($0.kind), line: $0.line) }
  }

  /// Numbers what a step speaks of, but for its blocks.
  @inline(never)
  private func meet(_ step: Step<AnyValue>) {
    switch step.kind {
    case .perform(let effect): _ = number(ofEffect: effect)
    case .performUntil(let effect, let event, _):
      _ = number(ofEvent: event)
      _ = number(ofEffect: effect)
    default: break
    }
    meet(step.answers)
  }

  private func meet(_ answers: [Answer<AnyValue>]) {
    for answer in answers {
      if case .event(let event) = answer.kind { _ = number(ofEvent: event) }
    }
  }

  @inline(never)
  private func numbered(_ kind: Step<AnyValue>.Kind) -> ElaboratedFlow.Step.Kind {
    switch kind {
    case .perform(let effect): return .perform(number(ofEffect: effect))
    case .performUntil(let effect, let event, let answers):
      let event = number(ofEvent: event)
      return .performUntil(number(ofEffect: effect), event, numbered(answers))
    case .wait(let duration, let reason): return .wait(duration, because: reason)
    case .remember: return .remember
    case .forget: return .forget
    case .deliver(let outcome): return .deliver(outcomes.number(of: outcome))
    case .tell(let component, let event): return .tell(component: component, event: event)
    case .call(let component, let outcome, let answers):
      return .call(component: component, until: outcome, numbered(answers))
    case .go(let state): return .go(states.known(state) ?? 0)
    case .stay: return .stay
    }
  }

  private func numbered(_ answers: [Answer<AnyValue>]) -> [ElaboratedFlow.Answer] {
    meet(answers)
    return answers.map { answer in
      let kind: ElaboratedFlow.Answer.Kind =
        switch answer.kind {
        case .event(let event): .event(number(ofEvent: event))
        case .outcome(let component, let outcome): .outcome(component: component, outcome)
        case .timeout(let duration, let reason): .timeout(duration, because: reason)
        }
      return ElaboratedFlow.Answer(kind: kind, steps: numbered(answer.steps), line: answer.line)
    }
  }
}
