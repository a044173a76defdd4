public import EveryPath

// What a step was to a component: the first, which is often the only one, unless one is named as
// flows name it.
extension Predicate {
  /// The first component's attempt runs.
  public static func isRunning() -> Predicate { isRunning(0) }
  /// The first component's attempt began.
  public static func began() -> Predicate { began(0) }
  /// The first component's attempt went on with its intent.
  public static func resumed() -> Predicate { resumed(0) }
  /// The first component reached its end.
  public static func ended() -> Predicate { ended(0) }
  /// The first component delivered an outcome.
  public static func delivered() -> Predicate { delivered(0) }
  /// The first component has persisted an intent, or is remembered with what it waits for.
  public static func hasIntent() -> Predicate { hasIntent(0) }
  /// The first component is in the middle of a sequence, or a timer runs.
  public static func isOnTheWay() -> Predicate { isOnTheWay(0) }

  /// The first component delivered this outcome.
  public static func delivered(_ outcome: some Hashable & Sendable) -> Predicate {
    delivered(outcome, component: 0)
  }

  /// The first component ordered this effect.
  public static func ordered(_ effect: some Hashable & Sendable) -> Predicate {
    ordered(effect, component: 0)
  }

  /// The first component received this event, whatever came of it.
  public static func heard(_ event: some Hashable & Sendable) -> Predicate {
    Predicate("heard \(identifier(of: event))", of: .happened) { $0.heard(event) }
  }
}

extension Predicate {
  /// A component's attempt runs.
  public static func isRunning(_ component: ComponentID<some Flow>) -> Predicate {
    Predicate("isRunning(\(component.text))", of: .control) { $0.isRunning(component) }
  }

  /// A component's attempt began.
  public static func began(_ component: ComponentID<some Flow>) -> Predicate {
    Predicate("began(\(component.text))", of: .happened) { $0.began(component) }
  }

  /// A component's attempt went on with its intent.
  public static func resumed(_ component: ComponentID<some Flow>) -> Predicate {
    Predicate("resumed(\(component.text))", of: .happened) { $0.resumed(component) }
  }

  /// A component reached its end.
  public static func ended(_ component: ComponentID<some Flow>) -> Predicate {
    Predicate("ended(\(component.text))", of: .happened) { $0.ended(component) }
  }

  /// A component delivered an outcome.
  public static func delivered(_ component: ComponentID<some Flow>) -> Predicate {
    Predicate("delivered(\(component.text))", of: .happened) { $0.delivered(component) }
  }

  /// A component has persisted an intent, or is remembered with what it waits for.
  public static func hasIntent(_ component: ComponentID<some Flow>) -> Predicate {
    Predicate("hasIntent(\(component.text))", of: .control) { $0.hasIntent(component) }
  }

  /// A component is in the middle of a sequence, or a timer runs.
  public static func isOnTheWay(_ component: ComponentID<some Flow>) -> Predicate {
    Predicate("isOnTheWay(\(component.text))", of: .control) { $0.isOnTheWay(component) }
  }

  /// A component delivered this outcome.
  public static func delivered<F: Flow>(
    _ outcome: F.Outcome, component: ComponentID<F>
  ) -> Predicate {
    Predicate("delivered \(identifier(of: outcome))(\(component.text))", of: .happened) {
      $0.delivered(outcome, component: component)
    }
  }

  /// A component ordered this effect.
  public static func ordered<F: Flow>(
    _ effect: F.Effect, component: ComponentID<F>
  ) -> Predicate {
    Predicate("ordered \(identifier(of: effect))(\(component.text))", of: .happened) {
      $0.ordered(effect, component: component)
    }
  }

  /// A component received this event, whatever came of it.
  public static func heard<F: Flow>(
    _ event: F.Event, component: ComponentID<F>
  ) -> Predicate {
    Predicate("heard \(identifier(of: event))(\(component.text))", of: .happened) {
      $0.heard(event, component: component)
    }
  }
}

extension Predicate {
  package static func isRunning(_ component: Int) -> Predicate {
    Predicate("isRunning\(number(component))", of: .control) { $0.isRunning(component) }
  }

  package static func began(_ component: Int) -> Predicate {
    Predicate("began\(number(component))", of: .happened) { $0.began(component) }
  }

  package static func resumed(_ component: Int) -> Predicate {
    Predicate("resumed\(number(component))", of: .happened) { $0.resumed(component) }
  }

  package static func ended(_ component: Int) -> Predicate {
    Predicate("ended\(number(component))", of: .happened) { $0.ended(component) }
  }

  package static func delivered(_ component: Int) -> Predicate {
    Predicate("delivered\(number(component))", of: .happened) { $0.delivered(component) }
  }

  package static func hasIntent(_ component: Int) -> Predicate {
    Predicate("hasIntent\(number(component))", of: .control) { $0.hasIntent(component) }
  }

  package static func isOnTheWay(_ component: Int) -> Predicate {
    Predicate("isOnTheWay\(number(component))", of: .control) { $0.isOnTheWay(component) }
  }

  package static func delivered(
    _ outcome: some Hashable & Sendable, component: Int
  ) -> Predicate {
    Predicate("delivered \(identifier(of: outcome))\(number(component))", of: .happened) {
      $0.delivered(outcome, component: component)
    }
  }

  package static func ordered(
    _ effect: some Hashable & Sendable, component: Int
  ) -> Predicate {
    Predicate("ordered \(identifier(of: effect))\(number(component))", of: .happened) {
      $0.ordered(effect, component: component)
    }
  }

  /// The number of a component in a name; nothing for the first, which is often the only one.
  private static func number(_ component: Int) -> String {
    component == 0 ? "" : "(\(component))"
  }
}
