/// Follows every `Go` of a flow, and gives its states, events, effects and outcomes numbers, in the
/// order in which they are met.
///
/// Inlined where the flow is known, so that its values are copied and hashed without a detour.
final class FlowInterner<F: Flow> {
  let flow: F
  let bound: Set<F.Event>
  var elaborated: ElaboratedFlow
  var states: [F.State] = []
  var events: [F.Event] = []
  var effects: [F.Effect] = []
  var outcomes: [F.Outcome] = []
  var stateNumbers: [F.State: Int] = [:]
  var eventNumbers: [F.Event: Int] = [:]
  var effectNumbers: [F.Effect: Int] = [:]
  var outcomeNumbers: [F.Outcome: Int] = [:]

  init(_ flow: F) {
    self.flow = flow
    bound = Set(flow.boundEvents)
    elaborated = ElaboratedFlow(of: flow.name)
    for state in flow.states { add(state, from: nil) }
    elaborated.listedCount = states.count
    add(flow.start, from: nil)
    let rows = collect()
    elaborated.names = states.map { flow.name(of: $0) }
    guard !elaborated.isTooLarge else { return }
    elaborated.start = stateNumbers[flow.start] ?? 0
    // Events first and the outcomes of called components after them, so that an event has the same
    // number as its symbol.
    let listed = flow.events
    elaborated.listsEvents = !listed.isEmpty
    for event in listed { _ = number(of: event) }
    elaborated.rows = rows.map { $0.map { numbered($0) } }
    elaborated.numberCalledOutcomes()
    elaborated.abandoned = Abandonment.allCases.map { number(of: flow.abandoned($0)) }
    elaborated.outcomes = outcomes.map { identifier(of: $0) }
  }

  /// The rows of every state that is listed or led to.
  func collect() -> [[Row<F>]] {
    var rows: [[Row<F>]] = []
    var resumptions: [Resumption<F.State, F.Outcome>] = []
    while rows.count < states.count {
      guard states.count <= ElaboratedFlow.limit else {
        elaborated.isTooLarge = true
        return []
      }
      let state = states[rows.count]
      let own = writtenRows(of: state)
      follow(own, from: rows.count)
      let resumption = flow.resume(from: state)
      if case .at(let target) = resumption {
        let line = own.first?.line ?? elaborated.reachedFrom[rows.count]?.line ?? .nowhere
        add(target, from: ElaboratedFlow.Origin(state: rows.count, line: line, isResumption: true))
      }
      rows.append(own)
      resumptions.append(resumption)
    }
    elaborated.resumptions = resumptions.map { resumption in
      switch resumption {
      case .at(let state): .at(stateNumbers[state] ?? 0)
      case .drop(let outcome): .drop(number(of: outcome))
      }
    }
    return rows
  }

  /// The rows of a state; those beside the `switch` are for states that are not final.
  func writtenRows(of state: F.State) -> [Row<F>] {
    let written = flow.transitions(from: state).list
    let isFinal = written.contains { if case .finish = $0.kind { true } else { false } }
    return isFinal ? written.filter { !$0.isShared } : written
  }

  /// Adds the states that rows go to.
  func follow(_ rows: [Row<F>], from state: Int) {
    for row in rows {
      switch row.kind {
      case .on(_, let steps, _), .after(_, _, let steps), .enter(let steps):
        follow(steps, from: state)
      case .ignore, .finish: continue
      }
    }
  }

  /// What a row's own steps go to comes before what the blocks inside them go to.
  func follow(_ steps: [Step<F>], from state: Int) {
    for step in steps {
      if case .go(let target) = step.kind {
        add(target, from: ElaboratedFlow.Origin(state: state, line: step.line))
      }
    }
    for step in steps {
      switch step.kind {
      case .performUntil(_, _, let answers), .call(_, _, let answers):
        for answer in answers { follow(answer.steps, from: state) }
      default: continue
      }
    }
  }

  func add(_ state: F.State, from origin: ElaboratedFlow.Origin?) {
    guard stateNumbers[state] == nil else { return }
    stateNumbers[state] = states.count
    states.append(state)
    elaborated.reachedFrom.append(origin)
  }
}

// MARK: - Numbers

extension FlowInterner {
  func number(of event: F.Event) -> Int {
    if let number = eventNumbers[event] { return number }
    eventNumbers[event] = events.count
    events.append(event)
    elaborated.symbols.append(
      Symbol(
        id: identifier(of: event), role: flow.role(of: event), component: nil,
        isBound: bound.contains(event)))
    return events.count - 1
  }

  func number(of effect: F.Effect) -> Int {
    if let number = effectNumbers[effect] { return number }
    let number = effects.count
    effectNumbers[effect] = number
    effects.append(effect)
    let answers = flow.answers(to: effect).map { self.number(of: $0) }
    elaborated.effects.append(
      EffectInfo(
        id: identifier(of: effect), answers: answers, role: flow.role(of: effect),
        certainty: flow.certainty(of: effect)))
    return number
  }

  func number(of outcome: F.Outcome) -> Int {
    if let number = outcomeNumbers[outcome] { return number }
    outcomeNumbers[outcome] = outcomes.count
    outcomes.append(outcome)
    return outcomes.count - 1
  }
}

// MARK: - Rows in numbers

extension FlowInterner {
  func numbered(_ row: Row<F>) -> ElaboratedFlow.Row {
    let kind: ElaboratedFlow.Row.Kind =
      switch row.kind {
      case .on(let event, let steps, let interrupts):
        .on(number(of: event), numbered(steps), interrupts: interrupts)
      case .after(let duration, let reason, let steps):
        .after(duration, because: reason, numbered(steps))
      case .enter(let steps): .enter(numbered(steps))
      case .ignore(let events, let reason):
        .ignore(events.map { number(of: $0) }, because: reason)
      case .finish(let outcome): .finish(outcome.map { number(of: $0) })
      }
    return ElaboratedFlow.Row(kind: kind, line: row.line, isShared: row.isShared)
  }

  func numbered(_ steps: [Step<F>]) -> [ElaboratedFlow.Step] {
    // What a sequence speaks of comes before what the blocks inside it speak of.
    if steps.contains(where: { $0.hasBlocks }) { for step in steps { meet(step) } }
    return steps.map { ElaboratedFlow.Step(kind: numbered($0.kind), line: $0.line) }
  }

  /// Numbers what a step speaks of, but for its blocks.
  func meet(_ step: Step<F>) {
    switch step.kind {
    case .perform(let effect): _ = number(of: effect)
    case .performUntil(let effect, let event, let answers):
      _ = number(of: event)
      _ = number(of: effect)
      meet(answers)
    case .call(_, _, let answers): meet(answers)
    case .wait, .remember, .forget, .deliver, .tell, .go, .stay: break
    }
  }

  func meet(_ answers: [Answer<F>]) {
    for answer in answers {
      if case .event(let event) = answer.kind { _ = number(of: event) }
    }
  }

  func numbered(_ kind: Step<F>.Kind) -> ElaboratedFlow.Step.Kind {
    switch kind {
    case .perform(let effect): return .perform(number(of: effect))
    case .performUntil(let effect, let event, let answers):
      let event = number(of: event)
      return .performUntil(number(of: effect), event, numbered(answers))
    case .wait(let duration, let reason): return .wait(duration, because: reason)
    case .remember: return .remember
    case .forget: return .forget
    case .deliver(let outcome): return .deliver(number(of: outcome))
    case .tell(let component, let event): return .tell(component: component, event: event)
    case .call(let component, let outcome, let answers):
      return .call(component: component, until: outcome, numbered(answers))
    case .go(let state): return .go(stateNumbers[state] ?? 0)
    case .stay: return .stay
    }
  }

  func numbered(_ answers: [Answer<F>]) -> [ElaboratedFlow.Answer] {
    meet(answers)
    return answers.map { answer in
      let kind: ElaboratedFlow.Answer.Kind =
        switch answer.kind {
        case .event(let event): .event(number(of: event))
        case .outcome(let component, let outcome): .outcome(component: component, outcome)
        case .timeout(let duration, let reason): .timeout(duration, because: reason)
        }
      return ElaboratedFlow.Answer(kind: kind, steps: numbered(answer.steps), line: answer.line)
    }
  }
}

extension Step {
  var hasBlocks: Bool {
    switch kind {
    case .performUntil(_, _, let answers), .call(_, _, let answers): !answers.isEmpty
    case .perform, .wait, .remember, .forget, .deliver, .tell, .go, .stay: false
    }
  }
}
