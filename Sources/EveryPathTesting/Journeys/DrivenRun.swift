import EveryPath
import FlowChecker

/// A journey on its way through a runner.
@MainActor
final class DrivenRun<F: Flow> {
  let runner: Runner<F>
  private let clock = ManualClock()
  private let staged: StagedDriver<F>
  private let store: any IntentStore
  private var components: [String: StagedComponent] = [:]
  private var given: Set<Int> = []

  init(_ journey: FlowJourney<F>, _ staged: StagedDriver<F>, store: any IntentStore) {
    self.staged = staged
    self.store = store
    runner = Runner(journey.graph, driver: staged, clock: clock, store: store)
    let compiled = journey.graph.compiled
    for name in compiled.messages.map(\.component) + compiled.calls.map(\.component)
    where components[name] == nil {
      let component = StagedComponent()
      components[name] = component
      runner.connect(component, as: name)
    }
  }

  /// Lets the next thing of the journey happen; says what was in the way.
  func take(
    _ input: SuiteInput, at time: Duration, _ tell: (F.Event, Runner<F>) -> Void
  ) async -> String? {
    let graph = runner.graph
    if case .timer = input { clock.advanceToNext() } else { clock.run(to: .init(offset: time)) }
    switch input {
    case .start: runner.start()
    case .resume(let state):
      let intent = Intent(
        flow: graph.compiled.name, fingerprint: graph.compiled.fingerprint,
        state: graph.compiled.positions[state].id)
      do throws(Refusal) { try runner.resume(intent) } catch { return error.description }
    case .tell(let symbol):
      if let called = graph.calledOutcome(of: symbol) {
        components[called.component]?.finish(called.outcome)
      } else {
        let steps = runner.stepCount
        tell(graph.events[symbol], runner)
        // A task may hand it on. What changes nothing is waited for too, lest it come in the next
        // step; but not for long, since nothing has to hand it on.
        _ = await becomesTrue(withinTurns: 1_000) { runner.stepCount > steps }
      }
    case .answer(let symbol, let ask): return await answer(graph.events[symbol], to: ask)
    case .timer: break
    }
    return nil
  }

  private func answer(_ event: F.Event, to ask: Int) async -> String? {
    guard given.insert(ask).inserted else {
      staged.deliver(event, to: ask)
      return nil
    }
    _ = await becomesTrue { self.staged.answer(to: ask) != nil }
    let effect = staged.effect(of: ask).map { identifier(of: $0) } ?? "what the journey asked for"
    guard let answer = staged.answer(to: ask) else {
      return "the driver did not answer \(effect); the journey expects \(identifier(of: event))"
    }
    guard answer == event else {
      return "the driver answered \(effect) with \(identifier(of: answer)); "
        + "the journey expects \(identifier(of: event))"
    }
    staged.deliver(event, to: ask)
    return nil
  }

  /// What differs from what the journey expects; nil if nothing does.
  ///
  /// - Parameter isSpontaneous: whether it may take some turns, as news that a task hands on.
  func difference(from expected: Expectation<F>, isSpontaneous: Bool) async -> String? {
    if isSpontaneous { _ = await becomesTrue { expected.agrees(with: runner, staged.effects) } }
    return expected.difference(from: runner, staged.effects)
  }

  /// Lets the tasks run that were left behind, and say what they still have to say.
  ///
  /// A turn of one task is no turn of another, for each goes by way of some thread. So a task that
  /// keeps a reply which was answered is waited for until it lets go; a driver that keeps it for
  /// good is given some thousand turns.
  func settle() async {
    for _ in 0..<20 { await Task.yield() }
    _ = await becomesTrue(withinTurns: 5_000) { !staged.mayAnswerAgain }
  }

  /// Ends what still runs.
  func end() {
    if runner.isRunning { runner.abandon(.cancelled) }
    for name in components.keys.sorted() { runner.disconnect(named: name) }
  }
}

/// A component that receives events, is called, and ends when the journey says so.
@MainActor
final class StagedComponent: ConnectedComponent {
  let mailbox = Mailbox()
  private var waiting: (@MainActor @Sendable (AnyValue) -> Void)?

  func knows(_ event: AnyValue) -> Bool { true }

  func tell(_ event: AnyValue) {}

  func call(_ caller: ComponentCaller) -> @MainActor @Sendable () -> Void {
    waiting = caller.done
    return { [weak self] in self?.waiting = nil }
  }

  // It remembers nothing, so no caller is remembered with it.
  func callersChanged() {}
  func remembered(of caller: String) -> Intent? { nil }
  func refusal(of caller: String) -> String? { nil }
  func forget(caller: String) {}

  func finish(_ outcome: AnyValue) {
    let done = waiting
    waiting = nil
    done?(outcome)
  }
}
