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

  /// The first component was told this event, whatever came of it.
  public static func heard(_ event: some Hashable & Sendable) -> Predicate {
    heard(event, component: 0)
  }
}

extension Predicate {
  /// A component's attempt runs.
  public static func isRunning(_ component: ComponentID<some Flow>) -> Predicate {
    of(component.text, "isRunning", .control) { $0.isRunning($1) }
  }

  /// A component's attempt began.
  public static func began(_ component: ComponentID<some Flow>) -> Predicate {
    of(component.text, "began", .happened) { $0.began($1) }
  }

  /// A component's attempt went on with its intent.
  public static func resumed(_ component: ComponentID<some Flow>) -> Predicate {
    of(component.text, "resumed", .happened) { $0.resumed($1) }
  }

  /// A component reached its end.
  public static func ended(_ component: ComponentID<some Flow>) -> Predicate {
    of(component.text, "ended", .happened) { $0.ended($1) }
  }

  /// A component delivered an outcome.
  public static func delivered(_ component: ComponentID<some Flow>) -> Predicate {
    of(component.text, "delivered", .happened) { $0.delivered($1) }
  }

  /// A component has persisted an intent.
  public static func hasIntent(_ component: ComponentID<some Flow>) -> Predicate {
    of(component.text, "hasIntent", .control) { $0.hasIntent($1) }
  }

  /// A component is in the middle of a sequence, or a timer runs.
  public static func isOnTheWay(_ component: ComponentID<some Flow>) -> Predicate {
    of(component.text, "isOnTheWay", .control) { $0.isOnTheWay($1) }
  }

  /// A component delivered this outcome.
  public static func delivered<F: Flow>(
    _ outcome: F.Outcome, component: ComponentID<F>
  ) -> Predicate {
    of(component.text, "delivered \(identifier(of: outcome))", .happened) {
      $0.delivered(outcome, component: $1)
    }
  }

  /// A component ordered this effect.
  public static func ordered<F: Flow>(
    _ effect: F.Effect, component: ComponentID<F>
  ) -> Predicate {
    of(component.text, "ordered \(identifier(of: effect))", .happened) {
      $0.ordered(effect, component: $1)
    }
  }

  /// A component was told this event, whatever came of it.
  public static func heard<F: Flow>(
    _ event: F.Event, component: ComponentID<F>
  ) -> Predicate {
    of(component.text, "heard \(identifier(of: event))", .happened) {
      $0.heard(event, component: $1)
    }
  }

  private static func of(
    _ component: String, _ name: @autoclosure @escaping @Sendable () -> String, _ part: StepPart,
    _ holds: @escaping @Sendable (Transition<W>, Int) -> Bool
  ) -> Predicate {
    Predicate("\(name())(\(component))", of: part) { transition in
      transition.number(named: component).map { holds(transition, $0) } ?? false
    }
  }
}

extension Predicate {
  package static func isRunning(_ component: Int) -> Predicate {
    Predicate("isRunning(\(component))", of: .control) { $0.isRunning(component) }
  }

  package static func began(_ component: Int) -> Predicate {
    Predicate("began(\(component))", of: .happened) { $0.began(component) }
  }

  package static func resumed(_ component: Int) -> Predicate {
    Predicate("resumed(\(component))", of: .happened) { $0.resumed(component) }
  }

  package static func ended(_ component: Int) -> Predicate {
    Predicate("ended(\(component))", of: .happened) { $0.ended(component) }
  }

  package static func delivered(_ component: Int) -> Predicate {
    Predicate("delivered(\(component))", of: .happened) { $0.delivered(component) }
  }

  package static func hasIntent(_ component: Int) -> Predicate {
    Predicate("hasIntent(\(component))", of: .control) { $0.hasIntent(component) }
  }

  package static func isOnTheWay(_ component: Int) -> Predicate {
    Predicate("isOnTheWay(\(component))", of: .control) { $0.isOnTheWay(component) }
  }

  package static func delivered(
    _ outcome: some Hashable & Sendable, component: Int
  ) -> Predicate {
    Predicate("delivered \(identifier(of: outcome))(\(component))", of: .happened) {
      $0.delivered(outcome, component: component)
    }
  }

  package static func ordered(
    _ effect: some Hashable & Sendable, component: Int
  ) -> Predicate {
    Predicate("ordered \(identifier(of: effect))(\(component))", of: .happened) {
      $0.ordered(effect, component: component)
    }
  }

  package static func heard(_ event: some Hashable & Sendable, component: Int) -> Predicate {
    Predicate("heard \(identifier(of: event))(\(component))", of: .happened) {
      $0.heard(event, component: component)
    }
  }
}
