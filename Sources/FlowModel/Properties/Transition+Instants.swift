extension Transition {
  /// Which of some facts hold at each instant of the step, in order.
  ///
  /// A step is more than one instant to facts about what happened in it: an attempt may end and the
  /// next begin. It is one instant, and the facts hold as of the whole step, unless they can be
  /// told apart: where one of them holds whatever happened, or only by what several instants have
  /// in common.
  @usableFromInline
  package func instants(of facts: [Property<W>.Fact]) -> [[Bool]] {
    instants(whole: facts.map { $0(self) }, of: facts)
  }

  /// The same if it is known what holds of the whole step.
  package func instants(whole: [Bool], of facts: [Property<W>.Fact]) -> [[Bool]] {
    let log = log
    guard log.hasOrder, whole.contains(true), !holding(of: facts, at: log.bare).contains(true)
    else { return [whole] }
    let rows = log.instants.map { holding(of: facts, at: $0) }.filter { $0.contains(true) }
    let together = facts.indices.map { fact in rows.contains { $0[fact] } }
    return together == whole ? rows : [whole]
  }

  /// Which facts would hold had this happened; what is looked at for that is noted here.
  private func holding(of facts: [Property<W>.Fact], at log: StepLog<W>) -> [Bool] {
    let transition = Transition(Kept(log), from: earlier, to: later, looks)
    return facts.map { $0(transition) }
  }
}
