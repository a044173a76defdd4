public import EveryPath

// What a step was to a component: the first, which is often the only one, unless one is named as
// flows name it. That a property names one that there is not becomes a finding.
extension Transition {
  /// Whether the first component's attempt runs.
  public func isRunning() -> Bool { isRunning(0) }

  /// Whether the first component's attempt ran before this step.
  public func wasRunning() -> Bool { wasRunning(0) }

  /// Whether the first component's attempt began in this step.
  public func began() -> Bool { began(0) }

  /// Whether the first component's attempt went on with its intent in this step.
  public func resumed() -> Bool { resumed(0) }

  /// Whether the first component reached its end in this step.
  public func ended() -> Bool { ended(0) }

  /// Whether the first component delivered an outcome in this step.
  public func delivered() -> Bool { delivered(0) }

  /// Whether the first component has persisted an intent, or is remembered with what it waits for.
  public func hasIntent() -> Bool { hasIntent(0) }

  /// Whether the first component is in the middle of a sequence, or a timer runs.
  public func isOnTheWay() -> Bool { isOnTheWay(0) }

  /// Whether the first component delivered this outcome in this step.
  public func delivered(_ outcome: some Hashable & Sendable) -> Bool {
    delivered(outcome, component: 0)
  }

  /// Whether the first component ordered this effect in this step.
  public func ordered(_ effect: some Hashable & Sendable) -> Bool { ordered(effect, component: 0) }

  /// Whether the first component received this event in this step, whatever came of it.
  public func heard(_ event: some Hashable & Sendable) -> Bool { heard(event, component: 0) }
}

extension Transition {
  /// Whether a component's attempt runs.
  public func isRunning(_ component: ComponentID<some Flow>) -> Bool {
    number(of: component).map { isRunning($0) } ?? false
  }

  /// Whether a component's attempt ran before this step.
  public func wasRunning(_ component: ComponentID<some Flow>) -> Bool {
    number(of: component).map { wasRunning($0) } ?? false
  }

  /// Whether a component's attempt began in this step.
  public func began(_ component: ComponentID<some Flow>) -> Bool {
    number(of: component).map { began($0) } ?? false
  }

  /// Whether a component's attempt went on with its intent in this step.
  public func resumed(_ component: ComponentID<some Flow>) -> Bool {
    number(of: component).map { resumed($0) } ?? false
  }

  /// Whether a component reached its end in this step.
  public func ended(_ component: ComponentID<some Flow>) -> Bool {
    number(of: component).map { ended($0) } ?? false
  }

  /// Whether a component delivered an outcome in this step.
  public func delivered(_ component: ComponentID<some Flow>) -> Bool {
    number(of: component).map { delivered($0) } ?? false
  }

  /// Whether a component has persisted an intent.
  public func hasIntent(_ component: ComponentID<some Flow>) -> Bool {
    number(of: component).map { hasIntent($0) } ?? false
  }

  /// Whether a component is in the middle of a sequence, or a timer runs.
  public func isOnTheWay(_ component: ComponentID<some Flow>) -> Bool {
    number(of: component).map { isOnTheWay($0) } ?? false
  }

  /// Whether a component delivered this outcome in this step.
  public func delivered<F: Flow>(_ outcome: F.Outcome, component: ComponentID<F>) -> Bool {
    number(of: component).map { delivered(outcome, component: $0) } ?? false
  }

  /// Whether a component ordered this effect in this step.
  public func ordered<F: Flow>(_ effect: F.Effect, component: ComponentID<F>) -> Bool {
    number(of: component).map { ordered(effect, component: $0) } ?? false
  }

  /// Whether a component received this event in this step, whatever came of it.
  public func heard<F: Flow>(_ event: F.Event, component: ComponentID<F>) -> Bool {
    number(of: component).map { heard(event, component: $0) } ?? false
  }

  package func number(of component: ComponentID<some Flow>) -> Int? {
    context.names.firstIndex(of: component.text) ?? system.number(of: component.text)
  }
}
