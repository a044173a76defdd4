package import EveryPath

// What components received, ordered and delivered, by the values of their flows. A value of
// another flow's type is noted, and becomes a finding: such a property would ask for what never
// happens.
extension Transition {
  package func delivered(_ outcome: some Hashable & Sendable, component: Int) -> Bool {
    guard isThere(component) else { return false }
    let flow = context.flows[component]
    return log.outcomes.contains {
      $0.component == component && flow.outcome($0.outcome) == own(outcome, .outcome, component)
    }
  }

  /// Whether a component ordered this effect in this step.
  ///
  /// What its process did not come to, since it ended in the middle of the step, was not ordered.
  package func ordered(_ effect: some Hashable & Sendable, component: Int) -> Bool {
    guard isThere(component) else { return false }
    let (wanted, flow) = (own(effect, .effect, component), context.flows[component])
    return log.effects.contains { $0.component == component && flow.effect($0.effect) == wanted }
  }

  /// Whether a component received this event in this step, whatever came of it.
  package func heard(_ event: some Hashable & Sendable, component: Int) -> Bool {
    guard isThere(component) else { return false }
    guard let symbol = context.flows[component].symbol(own(event, .event, component)) else {
      return false
    }
    return log.entries.contains { $0.component == component && $0.input == .symbol(symbol) }
  }

  /// What a component ordered in this step, in order.
  package func effects(of component: Int = 0) -> [AnyValue] {
    guard isThere(component) else { return [] }
    var (effects, flow) = ([AnyValue](), context.flows[component])
    for performed in log.effects where performed.component == component {
      if let effect = flow.effect(performed.effect) { effects.append(effect) }
    }
    return effects
  }

  /// A value that a property asks a component for, noted if it is of another flow's type.
  private func own(
    _ value: some Hashable & Sendable, _ kind: ForeignValue.Kind, _ component: Int
  ) -> AnyValue {
    let wanted = AnyValue(value)
    if isThere(component), !context.flows[component].isOwn(wanted, kind) {
      system.handling.noteForeign(
        ForeignValue(
          component: component, kind: kind, type: "\(type(of: value))", name: "\(wanted)"))
    }
    return wanted
  }
}

@usableFromInline
package struct ForeignValue: Hashable, Sendable {
  /// What a property may ask a component for.
  @usableFromInline
  package enum Kind: String, Hashable, Sendable {
    case outcome
    case effect
    case event
  }

  package let component: Int
  /// What it is asked for.
  package let kind: Kind
  package let type: String
  package let name: String
}

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
