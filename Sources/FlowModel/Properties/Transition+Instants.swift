extension Transition {
  /// Which of some facts hold at each instant of the step, in order, by which hold of the whole.
  package func instants(whole: [Bool], of facts: [Predicate<W>]) -> [[Bool]] {
    guard log.hasOrder, whole.contains(true) else { return [whole] }
    return History.instants(
      whole: whole, bare: bare.holding(of: facts), atInstants.map { $0.holding(of: facts) })
  }

  private func holding(of facts: [Predicate<W>]) -> [Bool] {
    facts.map { $0.holds(in: self) }
  }

  /// Whether more than one thing happened, so that one may have been before another.
  package var hasOrder: Bool { log.hasOrder }

  package var bare: Transition { with(log.bare) }

  /// The step as if nothing had happened but what did at one instant, for each of them, in order.
  package var atInstants: [Transition] { log.instants.map(with) }

  private func with(_ log: StepLog<W>) -> Transition {
    Transition(Kept(log), from: earlier, to: later, context)
  }
}
