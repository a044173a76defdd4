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

  package func call(_ caller: ComponentCaller) -> @MainActor @Sendable () -> Void {
    let outcome = caller.isResumed ? attempt.owedOutcome(to: caller) : nil
    let attempt = outcome == nil ? openAttempt() : attempt
    if let outcome = outcome ?? attempt.outcome {
      caller.done(AnyValue(outcome))
      return {}
    }
    let number = attempt.waiters.add(intents: caller.intents) { caller.done(AnyValue($0)) }
    attempt.callersChanged()
    if attempt.machine.state.position == nil, caller.isResumed, let intent = remembered {
      attempt.react(to: .resume(intent))
    }
    if attempt.machine.state.position == nil { attempt.react(to: .start) }
    return { [weak attempt] in attempt?.withdraw(number) }
  }

  /// The outcome that an attempt has for a caller that comes back in a new process; nil if it has
  /// none for it.
  package func owedOutcome(to caller: ComponentCaller) -> F.Outcome? {
    attempt.owedOutcome(to: caller)
  }

  package func callersChanged() { attempt.callersChanged() }

  package func remembered(of caller: String) -> Intent? {
    asking {
      let own = remembered
      if let own, refusal(of: own) != nil { return nil }
      return (own?.callers ?? []).first { $0.flow == caller }
        ?? attempt.owed.first { $0.flow == caller }
    } ?? nil
  }

  package func refusal(of caller: String) -> String? {
    asking {
      guard let own = remembered, own.mentions(caller), let refusal = refusal(of: own) else {
        return attempt.askCallees { $0.refusal(of: caller) }
      }
      return "\(caller) does not go on without \(own.flow), which it waited for: \(refusal)"
    } ?? nil
  }

  package func forget(caller: String) {
    _ = asking {
      attempt.owed = attempt.owed.without(caller)
      if let own = environment.kept ?? environment.stored(graph.compiled), own.mentions(caller) {
        let isKept = environment.kept != nil
        environment.keep(own.with(callers: own.callers.without(caller)))
        if !isKept { environment.kept = nil }
      }
      for component in attempt.callees { component.forget(caller: caller) }
    }
  }

  /// Why an intent does not fit the flow; nil if it does.
  private func refusal(of intent: Intent) -> Refusal? {
    do throws(Refusal) {
      _ = try intent.stateNumber(in: graph.compiled)
      return nil
    } catch {
      return error
    }
  }

  /// Asks, unless it is being asked already: components may call each other in a ring.
  private func asking<Answer>(_ answer: () -> Answer) -> Answer? {
    guard !isAsked else { return nil }
    isAsked = true
    defer { isAsked = false }
    return answer()
  }
}
