// Numbers for events, effects and outcomes, in the order in which they are met.
extension Lowering {
  /// Numbers the events first and the outcomes of called parts after them, so that an event has the
  /// same number as its symbol.
  mutating func collectSymbols() {
    for event in draft.flow.events { _ = number(of: event) }
    let rows = draft.rows.flatMap { $0 }
    for row in rows {
      if let event = row.event { _ = number(of: event) }
      if case .ignore(let events, _) = row.kind { for event in events { _ = number(of: event) } }
      for step in row.allSteps { collectEvents(of: step) }
    }
    for row in rows { for step in row.allSteps { collectOutcomes(of: step) } }
  }

  private mutating func collectEvents(of step: Step<F>) {
    switch step.kind {
    case .perform(let effect): _ = number(of: effect)
    case .performUntil(let effect, let event, _):
      _ = number(of: event)
      _ = number(of: effect)
    case .wait, .remember, .forget, .deliver, .tell, .call, .go, .stay: break
    }
    for answer in step.answers {
      if case .event(let event) = answer.kind { _ = number(of: event) }
    }
  }

  private mutating func collectOutcomes(of step: Step<F>) {
    if case .call(let part, let outcome, _) = step.kind { _ = number(of: outcome, from: part) }
    for answer in step.answers {
      if case .outcome(let part, let outcome) = answer.kind { _ = number(of: outcome, from: part) }
    }
  }

  mutating func number(of event: F.Event) -> Int {
    if let number = eventNumbers[event] { return number }
    eventNumbers[event] = parts.symbols.count
    events.append(event)
    parts.symbols.append(
      Symbol(
        id: identifier(of: event), role: draft.flow.role(of: event), part: nil))
    return parts.symbols.count - 1
  }

  mutating func number(of outcome: AnyValue, from part: String) -> Int {
    let key = CalledOutcome(part: part, outcome: outcome)
    if let number = calledOutcomes[key] { return number }
    calledOutcomes[key] = parts.symbols.count
    parts.symbols.append(Symbol(id: "\(part): \(outcome)", role: .system, part: part))
    return parts.symbols.count - 1
  }

  mutating func number(of effect: F.Effect) -> Int {
    if let number = effectNumbers[effect] { return number }
    let number = effects.count
    effectNumbers[effect] = number
    effects.append(effect)
    let answers = draft.flow.answers(to: effect).map { self.number(of: $0) }
    parts.effects.append(
      EffectInfo(
        id: identifier(of: effect), answers: answers,
        role: draft.flow.role(of: effect)))
    return number
  }

  mutating func number(of outcome: F.Outcome) -> Int {
    if let number = outcomeNumbers[outcome] { return number }
    outcomeNumbers[outcome] = outcomes.count
    outcomes.append(outcome)
    return outcomes.count - 1
  }
}
