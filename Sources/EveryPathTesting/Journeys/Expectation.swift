import EveryPath

/// What a journey expects of a runner after a step.
@MainActor
struct Expectation<F: Flow> {
  /// The id of the position; nil before the start.
  private var position: String?
  private var isRunning = false
  private var effects: [F.Effect] = []
  /// How much of that was performed before the step.
  private var known = 0
  /// What was delivered, then or before.
  private var outcome: F.Outcome?

  /// A step has been taken.
  mutating func note(_ heard: TestedMachine<F>.Response, at machine: TestedMachine<F>) {
    position = machine.position
    isRunning = position != nil && !machine.hasEnded
    known = effects.count
    effects += heard.effects
    outcome = outcome ?? heard.outcome
  }

  func agrees(with runner: Runner<F>, _ performed: [F.Effect]) -> Bool {
    performed == effects && runner.position == position && runner.isRunning == isRunning
      && runner.outcome == outcome
  }

  /// What a runner did otherwise, in words; nil if nothing.
  func difference(from runner: Runner<F>, _ performed: [F.Effect]) -> String? {
    if performed != effects {
      return "expected to perform \(identifiers(of: Array(effects.dropFirst(known)))), but it was "
        + identifiers(of: Array(performed.dropFirst(known)))
    }
    if runner.position != position {
      return "expected at \(position ?? "not started"), "
        + "but it is at \(runner.position ?? "not started")"
    }
    if runner.isRunning != isRunning {
      return isRunning ? "the attempt ended" : "expected the attempt to end here"
    }
    if runner.outcome != outcome {
      return "expected to deliver \(words(for: outcome)), but it delivered "
        + words(for: runner.outcome)
    }
    return nil
  }

  private func words(for outcome: F.Outcome?) -> String {
    outcome.map { identifier(of: $0) } ?? "nothing"
  }
}

/// The ids of a list of values.
func identifiers(of values: [some Hashable & Sendable]) -> String {
  "[\(values.map { identifier(of: $0) }.joined(separator: ", "))]"
}
