extension Runner {
  /// Connects a component that the flow sends events to or calls.
  ///
  /// The inputs of connected runners are handled in the order in which they arrive, one after
  /// the other, whomever it is for: as in a check of the system.
  ///
  /// The component is kept as long as this runner. Where two components address each other, they
  /// keep each other: ``disconnect(_:)`` one of them when the system is given up.
  public func connect<G: Flow>(_ component: ComponentID<G>, to runner: Runner<G>) {
    environment.connect(runner, as: component.text)
  }

  package func connect(_ component: any ConnectedComponent, as name: String) {
    environment.connect(component, as: name)
  }

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

/// Another component of the same system, with its flow forgotten: a runner, or what stands before
/// one.
@MainActor
package protocol ConnectedComponent: AnyObject {
  /// What it receives.
  var mailbox: Mailbox { get }
  func knows(_ event: AnyValue) -> Bool
  /// Tells it an event it knows, whose turn has come.
  func tell(_ event: AnyValue)
  /// Starts an attempt, or joins the running one, in its turn; returns what ends the waiting.
  func call(_ caller: ComponentCaller) -> @MainActor @Sendable () -> Void
  /// Others wait for one of its callers than before, or that one no longer does: what is remembered
  /// of callers is to be kept anew.
  func callersChanged()
  /// What an earlier process remembered of a caller with what it waited for, by the caller's flow.
  func remembered(of caller: String) -> Intent?
  /// Why what was remembered of a caller is not gone on with, in a sentence; nil if nothing was, or
  /// if it is.
  func refusal(of caller: String) -> String?
  /// What is remembered of a caller with what it waited for is forgotten, by the caller's flow.
  func forget(caller: String)
  /// The attempt of a caller has ended, by the caller's flow.
  func callerHasEnded(_ caller: String)
}

extension ConnectedComponent {
  /// Whoever has ended waits no longer, so there is nothing more to know.
  package func callerHasEnded(_ caller: String) {}
}

/// Who calls a component: another one, or several as one.
package struct ComponentCaller {
  /// What is to be remembered of the caller, and within of its own waiters, while it waits.
  package let intents: @MainActor () -> [Intent]
  /// Whether it calls since it is resumed: then what it calls is resumed too, if that remembers
  /// anything.
  package let isResumed: Bool
  /// Takes the outcome.
  package let done: @MainActor @Sendable (AnyValue) -> Void

  package init(
    intents: @escaping @MainActor () -> [Intent] = { [] }, isResumed: Bool = false,
    done: @escaping @MainActor @Sendable (AnyValue) -> Void
  ) {
    self.intents = intents
    self.isResumed = isResumed
    self.done = done
  }
}
