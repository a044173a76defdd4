import EveryPath

extension SuiteOracle {
  /// An oracle that has received nothing yet, for the same compiled flow.
  init(like other: SuiteOracle) {
    compiled = other.compiled
    wanted = other.wanted
  }

  /// An input in words, which say what it answers and whether it comes too late.
  func words(for input: SuiteInput) -> String {
    let words = compiled.words(for: input)
    switch input {
    case .start, .resume, .tell: return words
    case .answer(_, let ordinal):
      let effect = compiled.effects[askedEffects[ordinal]].id
      switch asks.first(where: { $0.ordinal == ordinal })?.owner {
      case nil: return "\(words) answers \(effect), too late"
      case .ahead?: return "\(words) answers \(effect), asked on the way"
      case .state? where isAwaited(askedEffects[ordinal]):
        return "\(words) answers \(effect), asked before"
      case .waypoint?, .state?: return "\(words) answers \(effect)"
      }
    case .timer(let timer): return "\(words) (\(compiled.timers[timer].id))"
    }
  }

  /// Whether a running sequence waits for the answer to an effect.
  private func isAwaited(_ effect: Int) -> Bool {
    asks.contains { $0.owner == .waypoint && $0.effect == effect }
  }

  /// What an input tries here, whatever else may be asked for.
  func key(of input: SuiteInput) -> SuiteKey {
    switch input {
    case .start: SuiteKey(place: place, numbers: [0])
    case .resume(let state): SuiteKey(place: place, numbers: [1, state])
    case .tell(let symbol): SuiteKey(place: place, numbers: [2, symbol])
    case .timer(let timer): SuiteKey(place: place, numbers: [3, timer])
    case .answer(let symbol, let ordinal):
      SuiteKey(
        place: place,
        numbers: [
          4, symbol, askedEffects[ordinal],
          asks.first { $0.ordinal == ordinal }?.owner.rawValue ?? -1,
        ])
    }
  }

  /// Everything the machine can receive: answers first, then each symbol, then each timer.
  ///
  /// Of several living asks for the same, the last is answered; with `withStale`, of the dead ones
  /// for each effect also the last.
  func inputs(withStale: Bool) -> [SuiteInput] {
    var inputs: [SuiteInput] = []
    var seen: Set<[Int]> = []
    for ask in asks.reversed() where seen.insert([ask.effect, ask.owner.rawValue]).inserted {
      inputs += compiled.effects[ask.effect].answers.map { .answer(symbol: $0, ask: ask.ordinal) }
    }
    if withStale {
      let living = Set(asks.map(\.ordinal))
      var dead: Set<Int> = []
      for (ordinal, effect) in askedEffects.enumerated().reversed()
      where !living.contains(ordinal) && dead.insert(effect).inserted {
        inputs += compiled.effects[effect].answers.map { .answer(symbol: $0, ask: ordinal) }
      }
    }
    inputs += compiled.symbols.indices.map { .tell(symbol: $0) }
    inputs += compiled.timers.indices.map { .timer($0) }
    return inputs
  }
}
