/// Runs a flow in an app: owns its machine, its driver and its clock.
///
/// ```swift
/// let runner = try Runner(CameraFlow(), driver: driver, store: store)
/// switch await runner.run() {
/// case .running: …
/// case .denied: …
/// }
/// ```
///
/// A runner makes one attempt at a time: callers of ``run()`` share it, and the first one after its
/// end starts the next. It handles one input at a time, to completion. A runner
/// that is released while an attempt runs drops it, and everything is stopped.
@MainActor
public final class Runner<F: Flow> {
  /// The flow's graph.
  public let graph: FlowGraph<F>
  let environment: Environment<F>
  private(set) var attempt: Attempt<F>
  /// Whether it is asked what is remembered of its callers.
  var isAsked = false

  /// A runner of a graph that was built before.
  ///
  /// - Parameters:
  ///   - graph: The flow's graph.
  ///   - driver: Carries out the effects.
  ///   - clock: Measures delays and timeouts.
  ///   - store: Keeps the intent; needed by flows that say `Remember()`.
  public init(
    _ graph: FlowGraph<F>, driver: any Driver<F.Effect, F.Event>,
    clock: any Clock<Duration> = ContinuousClock(), store: (any IntentStore)? = nil
  ) {
    self.graph = graph
    environment = Environment(driver: driver, timers: clock.timers, store: store)
    attempt = Attempt(graph, environment)
  }

  /// A runner of a flow.
  ///
  /// - Throws: ``DefinitionErrors`` if the flow has mistakes.
  public convenience init(
    _ flow: F, driver: any Driver<F.Effect, F.Event>,
    clock: any Clock<Duration> = ContinuousClock(), store: (any IntentStore)? = nil
  ) throws(DefinitionErrors) {
    self.init(try FlowGraph(flow), driver: driver, clock: clock, store: store)
  }

  deinit {
    Task { @MainActor [attempt] in attempt.close() }
  }

  /// The attempt that runs or is to begin; a new one if the last is over.
  func openAttempt() -> Attempt<F> {
    if attempt.isOver { attempt = Attempt(graph, environment) }
    return attempt
  }
}

// MARK: - Attempts

extension Runner {
  /// Makes an attempt, or joins the running one, and returns its outcome.
  ///
  /// Returns at the flow's `Deliver`; the machine may live on. If the calling task is cancelled it
  /// returns the flow's outcome for `.cancelled`, and once no caller is left that waits, the
  /// attempt itself is abandoned.
  public func run() async -> F.Outcome {
    guard !Task.isCancelled else { return graph.flow.abandoned(.cancelled) }
    let attempt = openAttempt()
    let place = attempt.keepPlace()
    if attempt.machine.state.position == nil { attempt.take(.start) }
    return await attempt.outcomeOrCancellation(at: place)
  }

  /// Goes on with what an earlier process remembered, and returns the outcome.
  ///
  /// ```swift
  /// if let intent = runner.remembered {
  ///   let outcome = try await runner.run(resuming: intent)
  /// }
  /// ```
  ///
  /// An attempt that runs since its caller was resumed has the same intent, and is shared.
  ///
  /// - Throws: ``Refusal`` if the intent is of another flow or version, or another attempt runs.
  public func run(resuming intent: Intent) async throws(Refusal) -> F.Outcome {
    guard !Task.isCancelled else { return graph.flow.abandoned(.cancelled) }
    let attempt = openAttempt()
    let place = attempt.keepPlace()
    do {
      try resume(intent, in: attempt)
    } catch {
      attempt.giveUp(place)
      throw error
    }
    return await attempt.outcomeOrCancellation(at: place)
  }

  /// Starts an attempt without waiting for its outcome; a running one refuses.
  ///
  /// It is not waited for then: a caller that shares it and leaves abandons it.
  @discardableResult
  public func start() -> RunnerDisposition { inTurn { $0.openAttempt().react(to: .start) } }

  /// Goes on with what an earlier process remembered, without waiting for the outcome.
  ///
  /// - Throws: ``Refusal`` if the intent is of another flow or version, or another attempt runs.
  public func resume(_ intent: Intent) throws(Refusal) { try resume(intent, in: openAttempt()) }

  private func resume(_ intent: Intent, in attempt: Attempt<F>) throws(Refusal) {
    // A caller that was resumed has resumed it: it is shared.
    if let resumed = attempt.resumed, resumed.isSame(as: intent) { return }
    let refusal = attempt.refusal(of: intent)
    attempt.take(.resume(intent))
    if let refusal { throw refusal }
  }

  /// Tells the flow an event that answers nothing, of the system or of a person.
  ///
  /// Sent during a reaction it is queued, and is for whichever attempt runs when its turn comes.
  @discardableResult
  public func send(_ event: F.Event) -> RunnerDisposition {
    inTurn { $0.attempt.react(to: .event(event)) }
  }

  /// Ends the attempt where it is; the outcome is delivered unless it was.
  ///
  /// Say `.dropped` when something else swept the journey's interface away, and `.driverEnded` when
  /// effects can no longer be carried out; the intent is kept in the second case.
  @discardableResult
  public func abandon(_ reason: Abandonment) -> RunnerDisposition {
    inTurn { $0.attempt.react(to: .abandon(reason)) }
  }

  /// Does something now, or in its turn while a reaction runs: to the attempt of that moment.
  private func inTurn(_ act: @escaping @MainActor (Runner<F>) -> RunnerDisposition)
    -> RunnerDisposition
  {
    environment.mailbox.take { act(self) } ?? .queued
  }
}

// MARK: - Looking in

extension Runner {
  /// Every step from now on, to the end of the attempt.
  ///
  /// Each reading is a subscription of its own; several do not disturb each other. Subscribe before
  /// the start to see all of an attempt.
  public var steps: AsyncStream<RunnerStep<F>> { environment.steps.subscribe() }

  /// Calls `listener` with every step of every attempt from now on, in the order in which the steps
  /// of connected runners happen; instead of the one before.
  package func listen(_ listener: @escaping @MainActor (RunnerStep<F>) -> Void) {
    environment.steps.listener = listener
  }

  /// The id of the position: a state, or a place in a sequence that waits; nil before the start.
  public var position: String? { attempt.machine.positionID }

  /// The flow's own state, nil before the start; at a waiting place the one whose sequence runs.
  public var state: F.State? { attempt.machine.flowState }

  /// Whether an attempt has begun and not ended.
  public var isRunning: Bool { attempt.machine.state.isRunning }

  /// The outcome of the attempt, once it is delivered.
  public var outcome: F.Outcome? { attempt.outcome }

  /// How many inputs the attempt has received, whatever became of them.
  package var stepCount: Int { attempt.stepCount }

  /// How many callers wait for the outcome.
  package var waitingCallers: Int { attempt.waiters.count }

  /// What an earlier process remembered of this flow; nil if nothing, if it is too old, or
  /// if it cannot be read now.
  ///
  /// Of a flow that waited in a `Call` it is what was remembered when what it called remembered
  /// something, if that is gone on with.
  public var remembered: Intent? {
    environment.stored(graph.compiled)
      ?? attempt.askCallees { $0.remembered(of: graph.compiled.name) }
  }

  /// Why something that was remembered of this flow is not among ``remembered``, in a sentence; nil
  /// if there is nothing to tell.
  public var refusal: String? {
    let compiled = graph.compiled
    guard remembered == nil else { return nil }
    return (compiled.remembers ? environment.store?.refusal(of: compiled.name) : nil)
      ?? attempt.askCallees { $0.refusal(of: compiled.name) }
  }
}
