extension Runner {
  /// Connects a component that the flow tells events to or calls.
  ///
  /// Whatever connected runners are told is taken in the order in which it arrives, one thing after
  /// the other, whomever it is for: as in a check of the system.
  ///
  /// The component is kept as long as this runner. Where two components address each other, they
  /// keep each other: ``disconnect(_:)`` one of them when the system is given up.
  public func connect<G: Flow>(_ component: ComponentID<G>, to runner: Runner<G>) {
    environment.connect(runner, as: component.text)
  }

  /// Connects a component by its name.
  package func connect(_ component: any ConnectedComponent, as name: String) {
    environment.connect(component, as: name)
  }

  /// Ends a connection by its name.
  package func disconnect(named name: String) { environment.connect(nil, as: name) }

  /// Ends a connection.
  public func disconnect<G: Flow>(_ component: ComponentID<G>) {
    environment.connect(nil, as: component.text)
  }
}

extension Runner: ConnectedComponent {
  package var mailbox: Mailbox { environment.mailbox }

  package func knows(_ event: AnyValue) -> Bool { event.base is F.Event }

  package func tell(_ event: AnyValue) {
    if let event = event.base as? F.Event { attempt.react(to: .event(event)) }
  }

  package func call(
    _ done: @escaping @MainActor @Sendable (AnyValue) -> Void
  ) -> @MainActor @Sendable () -> Void {
    let attempt = openAttempt()
    if let outcome = attempt.outcome {
      done(AnyValue(outcome))
      return {}
    }
    let number = attempt.waiters.add { done(AnyValue($0)) }
    if attempt.machine.state.position == nil { attempt.react(to: .start) }
    return { [weak attempt] in attempt?.withdraw(number) }
  }
}
