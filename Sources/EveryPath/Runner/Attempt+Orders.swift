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
