package import EveryPath

extension CompiledFlow {
  /// What a runner would publish of what a component received; nil if it would publish nothing.
  ///
  /// It publishes nothing of what comes after the end of an attempt, and nothing of a step in which
  /// its process ends. Its number is not known here; it is 0.
  package func published(_ entry: StepRecord.Entry) -> FlightRecord.Step? {
    guard !entry.isLate, entry.isWhole else { return nil }
    let (kind, id) = told(entry)
    var step = FlightRecord.Step(number: 0, kind, id, disposition(entry.disposition))
    step.wasDeferred = entry.wasDeferred
    step.before = entry.position.map { positions[$0].id }
    step.after = entry.after.map { positions[$0].id }
    for order in orders[entry.orders] {
      switch order {
      case .perform(let effect, _): step.effects.append(effects[effect].id)
      case .deliver(let outcome): step.outcome = step.outcome ?? outcomes[outcome]
      default: break
      }
    }
    step.isLast = hasEnded(after: entry)
    return step
  }

  private func told(_ entry: StepRecord.Entry) -> (kind: FlightRecord.Step.Kind, id: String?) {
    switch entry.command {
    case .resume(let state): return (.resume, positions[state].id)
    case .abandon(let reason): return (.abandon, "\(reason)")
    case .start, nil: break
    }
    switch entry.input {
    case .timer(let timer): return (.timer, timers[timer].id)
    case .symbol(let number):
      let symbol = symbols[number]
      if symbol.component != nil { return (.outcome, symbol.id) }
      return (entry.isAnswer ? .answer : .event, symbol.id)
    case nil: return (.start, nil)
    }
  }

  private func disposition(_ disposition: Reaction.Disposition) -> FlightRecord.Step.Disposition {
    switch disposition {
    case .started: .started
    case .moved: .moved
    case .ignored: .ignored
    case .deferred: .deferred
    case .droppedAsStale: .stale
    case .refused: .refused
    case .abandoned: .abandoned
    }
  }

  private func hasEnded(after entry: StepRecord.Entry) -> Bool {
    if entry.disposition == .abandoned { return true }
    if case .resume(let state) = entry.command, case .drop = resumptions[state] { return true }
    return entry.after.map { positions[$0].kind == .final } ?? false
  }
}
