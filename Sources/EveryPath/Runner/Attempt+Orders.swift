extension Attempt {
  /// What carrying out a reaction has come to.
  struct Record {
    var effects: [F.Effect] = []
    var tickets: [Ticket?] = []
    var problems: [RunnerProblem] = []
    /// Whether the attempt resumes what was remembered.
    var isResumption = false
  }

  /// Carries out a reaction's orders, one after the other.
  func carryOut(_ reaction: Reaction, _ record: inout Record) {
    let tickets = machine.tickets(of: reaction)
    for (order, ticket) in zip(machine.orders(of: reaction), tickets) {
      switch order {
      case .perform(let number, _):
        let effect = machine.graph.effects[number]
        record.effects.append(effect)
        record.tickets.append(ticket)
        if let ticket { pendingReplies.ask(ticket) }
        environment.driver.perform(effect, reply: reply(to: ticket ?? Ticket(0)))
      case .remember(let state): remember(state, &record)
      case .forget: forget(&record)
      case .deliver(let number):
        if outcome == nil { deliver(machine.graph.outcomes[number]) }
      case .tell(let message): tell(compiled.messages[message], &record)
      case .call(let call): begin(call, &record)
      case .cancelCall(let call): cancel(call)
      case .start(let timer): start(timer)
      case .stop(let timer): stop(timer)
      }
    }
  }

  /// A driver may keep a reply for ever; it does not keep the attempt.
  private func reply(to ticket: Ticket) -> Reply<F.Event> {
    Reply(
      ticket: ticket,
      answer: { [weak self] in self?.take(.answer($0, ticket)) ?? .droppedAsStale },
      whenCancelled: { [pendingReplies] handler in
        if pendingReplies.whenCancelled(ticket, handler) { handler() }
      })
  }
}

// MARK: - Timers

extension Attempt {
  private func start(_ timer: Int) {
    let mark = newMark()
    let running = environment.timers.set(after: compiled.timers[timer].duration) { [weak self] in
      self?.take(.timer(timer, mark: mark))
    }
    timers.append((timer, mark, running))
  }

  private func stop(_ timer: Int) {
    guard let index = timers.firstIndex(where: { $0.timer == timer }) else { return }
    timers.remove(at: index).running.cancel()
  }
}

// MARK: - Other components

extension Attempt {
  private func tell(_ message: Message, _ record: inout Record) {
    guard let component = environment.components[message.component] else {
      record.problems.append(.componentNotConnected(message.component))
      return
    }
    guard component.knows(message.event) else {
      record.problems.append(
        .eventNotUnderstood(component: message.component, event: message.event.description))
      return
    }
    environment.mailbox.post { component.tell(message.event) }
  }

  private func begin(_ call: Int, _ record: inout Record) {
    let name = compiled.calls[call].component
    guard let component = environment.components[name] else {
      record.problems.append(.componentNotConnected(name))
      return
    }
    let mark = newMark()
    calls.append((call, mark, nil))
    let caller = ComponentCaller(
      intents: { [weak self] in self?.intents(whileCalling: mark) ?? [] },
      isResumed: record.isResumption
    ) { [weak self] outcome in
      self?.take(.outcome(outcome, component: name, mark: mark))
    }
    let call = { @MainActor [weak self] in
      guard let self, calls.contains(where: { $0.mark == mark }) else { return }
      let cancel = component.call(caller)
      // The outcome may have come at once; it has its place in the mailbox then.
      guard let index = calls.firstIndex(where: { $0.mark == mark }) else { return }
      calls[index].cancel = cancel
    }
    // Whoever is resumed waits again before anything else happens.
    if record.isResumption {
      environment.mailbox.postFirst(call)
    } else {
      environment.mailbox.post(call)
    }
  }

  private func cancel(_ call: Int) {
    guard let index = calls.firstIndex(where: { $0.call == call }) else { return }
    // Whoever still waits when it leaves keeps what is remembered of it there.
    if keepsIntents { calls[index].cancel?() }
    let left = calls.remove(at: index)
    if !keepsIntents { left.cancel?() }
  }
}

// What is remembered of an attempt, and with it of the waiters for its outcome.

extension Attempt {
  /// Everybody of whom something is remembered with this attempt.
  private var callers: [Intent] { waiters.intents + owed }

  var callees: [any ConnectedComponent] {
    compiled.callees.compactMap { environment.components[$0] }
  }

  /// What the first of the components says that it can call, and that says something.
  func askCallees<Answer>(_ ask: (any ConnectedComponent) -> Answer?) -> Answer? {
    for component in callees { if let answer = ask(component) { return answer } }
    return nil
  }

  /// What is to be remembered of this attempt with what it waits for; none once it does not.
  ///
  /// - Parameter mark: the call in which it waits.
  func intents(whileCalling mark: Int) -> [Intent] {
    // Two that wait for each other are remembered within each other once.
    guard !isListing, calls.contains(where: { $0.mark == mark }),
      let position = machine.state.position
    else { return [] }
    isListing = true
    defer { isListing = false }
    return [
      machine.intent(rememberedIn: compiled.positions[position].state, callers: callers)
    ]
  }

  /// A caller, or a waiter for one, has come or gone: those that wait now are remembered.
  func callersChanged() {
    let now = waiters.intents
    owed.removeAll { intent in now.contains { $0.flow == intent.flow } }
    guard callers != knownCallers else { return }
    knownCallers = callers
    keepCallers()
    for call in calls where call.cancel != nil {
      environment.components[compiled.calls[call.call].component]?.callersChanged()
    }
  }

  private func keepCallers() {
    guard let kept = environment.kept, kept.callers != callers else { return }
    environment.keep(kept.with(callers: callers))
  }

  /// Takes over what was remembered with an intent: those that waited then are owed the outcome.
  func goOn(with intent: Intent) {
    owed = intent.callers
    if let own = environment.stored(compiled), own.isSame(as: intent) { environment.kept = own }
    callersChanged()
    keepCallers()
  }

  /// The outcome for a caller that comes back when the attempt has it already; nil if it has none,
  /// or none for this one.
  func owedOutcome(to caller: ComponentCaller) -> F.Outcome? {
    guard let outcome else { return nil }
    let flows = caller.intents().map(\.flow)
    guard let claimed = owed.firstIndex(where: { flows.contains($0.flow) }) else { return nil }
    owed.remove(at: claimed)
    return outcome
  }
}

// MARK: - Orders

extension Attempt {
  func remember(_ state: Int, _ record: inout Record) {
    guard environment.store != nil else {
      record.problems.append(.noStore)
      return
    }
    environment.keep(machine.intent(rememberedIn: state, callers: callers))
    record.problems += environment.takeProblems()
  }

  func forget(_ record: inout Record) {
    environment.kept = nil
    for component in callees { component.forget(caller: compiled.name) }
    // Another flow may have the name, which remembers something.
    guard compiled.remembers else { return }
    do {
      try environment.store?.clear(flow: compiled.name)
    } catch {
      record.problems.append(.intentNotCleared("\(error)"))
    }
  }
}

extension Environment {
  /// What an earlier process remembered of the flow by itself.
  ///
  /// A flow that never remembers anything never asks: another one may have its name.
  func stored(_ compiled: CompiledFlow) -> Intent? {
    compiled.remembers ? store?.load(flow: compiled.name) : nil
  }

  /// Has the store hold an intent; if it cannot, the next step says so.
  func keep(_ intent: Intent) {
    kept = intent
    do {
      try store?.save(intent)
    } catch {
      problems.append(.intentNotSaved("\(error)"))
    }
  }

  /// What could not be carried out since the last step.
  func takeProblems() -> [RunnerProblem] {
    defer { problems = [] }
    return problems
  }
}

extension Intent {
  /// Whether it leads to the same place, whatever waits.
  func isSame(as other: Intent) -> Bool { with(callers: []) == other.with(callers: []) }

  func with(callers: [Intent]) -> Intent {
    Intent(flow: flow, fingerprint: fingerprint, state: state, callers: callers)
  }

  /// Whether something is remembered with it of a caller, or of a waiter for one.
  func mentions(_ caller: String) -> Bool {
    callers.contains { $0.flow == caller || $0.mentions(caller) }
  }
}

extension [Intent] {
  /// These, and what is within them, without what is remembered of one flow.
  func without(_ flow: String) -> [Intent] {
    filter { $0.flow != flow }.map { $0.with(callers: $0.callers.without(flow)) }
  }
}
