package import EveryPath

// What parts were told, ordered and delivered, by the values of their flows. A value of another
// flow's type is noted, and becomes a finding: such a property would ask for what never happens.
extension Transition {
  /// Whether a part delivered this outcome in this step.
  public func delivered(_ outcome: some Hashable & Sendable, part: Int = 0) -> Bool {
    guard isThere(part) else { return false }
    let flow = looks.flows[part]
    return log.outcomes.contains {
      $0.part == part && flow.outcome($0.outcome) == own(outcome, .outcome, part)
    }
  }

  /// Whether a part ordered this effect in this step.
  ///
  /// What its process did not come to, since it ended in the middle of the step, was not ordered.
  public func ordered(_ effect: some Hashable & Sendable, part: Int = 0) -> Bool {
    guard isThere(part) else { return false }
    let (wanted, flow) = (own(effect, .effect, part), looks.flows[part])
    return log.effects.contains { $0.part == part && flow.effect($0.effect) == wanted }
  }

  /// Whether a part was told this event in this step, whatever came of it.
  public func heard(_ event: some Hashable & Sendable, part: Int = 0) -> Bool {
    guard isThere(part) else { return false }
    guard let symbol = looks.flows[part].symbol(own(event, .event, part)) else {
      return false
    }
    return log.entries.contains { $0.part == part && $0.input == .symbol(symbol) }
  }

  /// What a part ordered in this step, in order.
  package func effects(of part: Int = 0) -> [AnyValue] {
    guard isThere(part) else { return [] }
    var (effects, flow) = ([AnyValue](), looks.flows[part])
    for performed in log.effects where performed.part == part {
      if let effect = flow.effect(performed.effect) { effects.append(effect) }
    }
    return effects
  }

  /// A value that a property asks a part for, noted if it is of another flow's type.
  private func own(
    _ value: some Hashable & Sendable, _ kind: ForeignValue.Kind, _ part: Int
  ) -> AnyValue {
    let wanted = AnyValue(value)
    if isThere(part), !looks.flows[part].isOwn(wanted, kind) {
      system.handling.noteForeign(
        ForeignValue(part: part, kind: kind, type: "\(type(of: value))", name: "\(wanted)"))
    }
    return wanted
  }
}

/// A value that a property asks a part for, whose flow has none of its type.
@usableFromInline
package struct ForeignValue: Hashable, Sendable {
  /// What a property may ask a part for.
  @usableFromInline
  package enum Kind: String, Hashable, Sendable {
    case outcome
    case effect
    case event
  }

  /// The number of the part.
  package let part: Int
  /// What it is asked for.
  package let kind: Kind
  /// The value's type.
  package let type: String
  /// The value.
  package let name: String
}
