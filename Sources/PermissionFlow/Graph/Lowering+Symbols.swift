// Numbers for events, effects and outcomes, in the order in which they are met.
extension Lowering {
  mutating func collectSymbols() {
    for event in draft.flow.events { _ = number(of: event) }
    for rows in draft.rows {
      for row in rows {
        if let event = row.event { _ = number(of: event) }
        if case .ignore(let events, _) = row.kind { for event in events { _ = number(of: event) } }
        for step in row.allSteps { collectSymbols(of: step) }
      }
    }
  }

  mutating func collectSymbols(of step: Step<F>) {
    switch step.kind {
    case .perform(let effect): _ = number(of: effect)
    case .performUntil(let effect, let event, _):
      _ = number(of: event)
      _ = number(of: effect)
    case .call(let part, let outcome, _): _ = number(of: outcome, from: part)
    default: break
    }
    for answer in step.answers {
      switch answer.kind {
      case .event(let event): _ = number(of: event)
      case .outcome(let part, let outcome): _ = number(of: outcome, from: part)
      case .silence: break
      }
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
