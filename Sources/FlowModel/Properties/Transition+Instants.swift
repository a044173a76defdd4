extension Transition {
  /// Which of some facts hold at each instant of the step, in order.
  ///
  /// A step is more than one instant to facts about what happened in it: an attempt may end and the
  /// next begin. It is one instant, and the facts hold as of the whole step, unless they can be
  /// told apart: where one of them holds whatever happened, or only by what several instants have
  /// in common.
  @usableFromInline
  package func instants(of facts: [Predicate<W>]) -> [[Bool]] {
    instants(whole: facts.map { $0.holds(in: self) }, of: facts)
  }

  /// The same if it is known what holds of the whole step.
  package func instants(whole: [Bool], of facts: [Predicate<W>]) -> [[Bool]] {
    let log = log
    guard log.hasOrder, whole.contains(true), !bare.holding(of: facts).contains(true)
    else { return [whole] }
    let rows = atInstants.map { $0.holding(of: facts) }.filter { $0.contains(true) }
    let together = facts.indices.map { fact in rows.contains { $0[fact] } }
    return together == whole ? rows : [whole]
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
