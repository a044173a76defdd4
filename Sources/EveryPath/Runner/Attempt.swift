/// One attempt: a machine that receives one input at a time, and its orders carried out.
///
/// What arrives during a reaction waits in the ``Mailbox``, so each runs to completion.
@MainActor
final class Attempt<F: Flow> {
  /// What the attempt receives, with the marks that tell the living from the late.
  indirect enum Input {
    case start
    case resume(Intent)
    case event(F.Event)
    case answer(F.Event, Ticket)
    case outcome(AnyValue, component: String, mark: Int)
    case timer(Int, mark: Int)
    case abandon(Abandonment)
  }

  let environment: Environment<F>
  private(set) var machine: Machine<F>
  private(set) var outcome: F.Outcome?
  /// Whether the attempt has ended and its last orders are carried out.
  private(set) var isOver = false
  /// How many inputs it has received.
  private(set) var stepCount = 0
  var waiters = Waiters<F.Outcome>()
  /// What it has gone on with.
  private(set) var resumed: Intent?
  /// What is remembered of callers that have not come back yet since the process ended in which
  /// they waited; each may claim its outcome once.
  var owed: [Intent] = []
  /// What was remembered of its callers when that changed last.
  var knownCallers: [Intent] = []
  var isListing = false
  /// Whether what is remembered with others outlives the attempt, since its driver has ended.
  private(set) var keepsIntents = false
  var timers: [(timer: Int, mark: Int, running: RunningTimer)] = []
  var calls: [(call: Int, mark: Int, cancel: (@MainActor @Sendable () -> Void)?)] = []
  let pendingReplies = PendingReplies()

  private var lastMark = 0

  init(_ graph: FlowGraph<F>, _ environment: Environment<F>) {
    machine = Machine(graph)
    self.environment = environment
  }

  var compiled: CompiledFlow { machine.graph.compiled }

  /// A mark that nothing else of this attempt has.
  func newMark() -> Int {
    lastMark += 1
    return lastMark
  }

  /// Takes an input now, or queues it while a reaction runs.
  @discardableResult
  func take(_ input: Input) -> RunnerDisposition {
    environment.mailbox.take { self.react(to: input) } ?? .queued
  }

  /// Why this attempt would not resume from an intent; nil if it would.
  func refusal(of intent: Intent) -> Refusal? {
    guard machine.state.position == nil else {
      return Refusal("an attempt of \(compiled.name) is running; resume before it starts")
    }
    do throws(Refusal) {
      _ = try intent.stateNumber(in: compiled)
      return nil
    } catch {
      return error
    }
  }

  /// Gives the attempt its outcome and answers all waiters.
  func deliver(_ outcome: F.Outcome) {
    self.outcome = outcome
    let answers = waiters.removeAll()
    // Whoever has the outcome stays remembered as long as the intent is, unless it ends before.
    knownCallers = owed
    for answer in answers { answer(outcome) }
  }

  /// Takes an input whose turn has come.
  @discardableResult
  func react(to input: Input) -> RunnerDisposition {
    let before = machine.positionID
    var problems: [RunnerProblem] = []
    let reaction = tell(input, &problems)
    let disposition = conclude(reaction, of: describe(input), from: before, problems)
    while !isOver {
      let before = machine.positionID
      guard let (trigger, reaction) = machine.deliverDeferred() else { break }
      conclude(reaction, of: describe(trigger), from: before, wasDeferred: true)
    }
    return disposition
  }

  private func tell(_ input: Input, _ problems: inout [RunnerProblem]) -> Reaction {
    switch input {
    case .start: return machine.start()
    case .resume(let intent):
      do throws(Refusal) {
        if let refusal = refusal(of: intent) { throw refusal }
        let reaction = try machine.resume(intent)
        resumed = intent
        goOn(with: intent)
        return reaction
      } catch {
        problems.append(.intentRefused(error))
        return Reaction(.refused)
      }
    case .event(let event): return machine.receive(event)
    case .answer(let event, let ticket):
      pendingReplies.close(ticket)
      return machine.receive(event, ticket: ticket)
    case .outcome(let outcome, let component, let mark):
      guard let index = calls.firstIndex(where: { $0.mark == mark }) else {
        return Reaction(.droppedAsStale)
      }
      calls.remove(at: index)
      return machine.receive(outcome: outcome, from: component)
    case .timer(let timer, let mark):
      guard let index = timers.firstIndex(where: { $0.mark == mark }) else {
        return Reaction(.droppedAsStale)
      }
      timers.remove(at: index)
      return machine.fire(timer: timer)
    case .abandon(let reason):
      if machine.state.isRunning, reason == .driverEnded { keepsIntents = true }
      if reason != .driverEnded { owed = [] }
      return machine.abandon(reason)
    }
  }

  /// Carries out a reaction, ends the attempt if it is at its end, and publishes the step.
  @discardableResult
  private func conclude(
    _ reaction: Reaction, of input: RunnerStep<F>.Input, from before: String?,
    _ problems: [RunnerProblem] = [], wasDeferred: Bool = false
  ) -> RunnerDisposition {
    let disposition = RunnerDisposition(reaction.disposition, in: compiled)
    guard !isOver else { return disposition }
    let hadOutcome = outcome != nil
    let asked = pendingReplies.count
    var record = Record(problems: problems + environment.takeProblems())
    if case .resume = input { record.isResumption = true }
    carryOut(reaction, &record)
    isOver = machine.state.hasEnded
    if isOver, outcome == nil {
      record.problems.append(.endedWithoutOutcome)
      deliver(machine.graph.flow.abandoned(.driverEnded))
    }
    var line: SourceLine?
    if case .moved(let edge) = reaction.disposition { line = compiled.edges[edge].line }
    stepCount += 1
    environment.steps.publish(
      RunnerStep(
        number: stepCount, input: input, inputID: id(of: input), wasDeferred: wasDeferred,
        disposition: disposition, before: before, after: machine.positionID,
        effects: record.effects, tickets: record.tickets,
        outcomes: hadOutcome ? [] : [outcome].compactMap { $0 }, isLast: isOver, line: line,
        problems: record.problems))
    if isOver { end(cancelling: asked) }
    return disposition
  }

  /// Ends everything the attempt has under way, except what its last reaction has just ordered.
  ///
  /// Others are called last: they may start the next attempt.
  private func end(cancelling asked: Int) {
    environment.steps.finish()
    for running in timers { running.running.cancel() }
    timers = []
    let unwanted = pendingReplies.cancel(first: asked)
    let abandoned = calls
    calls = []
    for call in abandoned { call.cancel?() }
    for handler in unwanted { handler() }
    for component in callees {
      if !keepsIntents { component.forget(caller: compiled.name) }
      component.callerHasEnded(compiled.name)
    }
  }
}

// MARK: - Inputs in words

extension Attempt {
  private func describe(_ input: Input) -> RunnerStep<F>.Input {
    switch input {
    case .start: .start
    case .resume(let intent): .resume(intent)
    case .event(let event): .event(event)
    case .answer(let event, _): .answer(event)
    case .outcome(let outcome, let component, _):
      .outcome(outcome.description, component: component)
    case .timer(let timer, _): .timer(compiled.timers[timer].id)
    case .abandon(let reason): .abandon(reason)
    }
  }

  /// The id of an input, if the flow mentions it.
  private func id(of input: RunnerStep<F>.Input) -> String? {
    switch input {
    case .start: nil
    case .resume(let intent): intent.state
    case .event(let event), .answer(let event):
      machine.graph.number(of: event).map { compiled.symbols[$0].id }
    case .outcome(_, let component): id(ofOutcome: input.description, from: component)
    case .timer(let id): id
    case .abandon(let reason): "\(reason)"
    }
  }

  private func id(ofOutcome id: String, from component: String) -> String? {
    compiled.symbols.contains { $0.component == component && $0.id == id } ? id : nil
  }

  private func describe(_ trigger: GraphEdge.Trigger) -> RunnerStep<F>.Input {
    switch trigger {
    case .timer(let timer): .timer(compiled.timers[timer].id)
    case .symbol(let symbol):
      if let called = machine.graph.calledOutcome(of: symbol) {
        .outcome(called.outcome.description, component: called.component)
      } else {
        .event(machine.graph.events[symbol])
      }
    }
  }
}

/// What an attempt acts on: everything a runner was given.
@MainActor
final class Environment<F: Flow> {
  let driver: any Driver<F.Effect, F.Event>
  let timers: any Timers
  let store: (any IntentStore)?
  let steps = Broadcast<RunnerStep<F>>()
  /// What this runner and those connected with it receive.
  let mailbox = Mailbox()
  /// The other components of the system, by name.
  private(set) var components: [String: any ConnectedComponent] = [:]
  /// What the store holds of an attempt that this process made, or went on with.
  var kept: Intent?
  /// What could not be carried out between two steps; the next one says it.
  var problems: [RunnerProblem] = []

  init(
    driver: any Driver<F.Effect, F.Event>, timers: any Timers, store: (any IntentStore)?
  ) {
    self.driver = driver
    self.timers = timers
    self.store = store
  }

  /// Connects a component, or ends the connection; what they receive stays in one order.
  func connect(_ component: (any ConnectedComponent)?, as name: String) {
    components[name] = component
    if let component { mailbox.join(component.mailbox) }
  }
}
