public import EveryPath
public import EveryPathTesting
public import Testing

extension Driver {
  /// Returns what is wrong with the driver; nothing if it does what its flow relies on.
  ///
  /// It carries out one attempt of the flow: every effect that has answers must be answered once,
  /// with one of them, before the attempt ends. A flow that does not write `answers(to:)` takes
  /// every event for an answer, so which one it was is not checked. `FlowJourney.verify(on:)`
  /// checks a driver along every journey.
  ///
  /// - Parameters:
  ///   - flow: Its flow.
  ///   - turns: How often other tasks are let run before something counts as missing.
  ///   - connect: Connects the driver to the runner, where it sends events of its own.
  ///   - acting: Called after each effect: what the person and the system do about it.
  @MainActor
  public func problems<F: Flow>(
    for flow: F, withinTurns turns: Int = 5_000,
    sourceLocation: SourceLocation = #_sourceLocation,
    connect: @MainActor (Runner<F>) -> Void = { _ in },
    acting: @escaping @MainActor (F.Effect) -> Void = { _ in }
  ) async throws(DefinitionErrors) -> [Problem] where F.Effect == Effect, F.Event == Event {
    let checked = CheckedDriver(self, flow, acting)
    let clock = ManualClock()
    let runner = try Runner(flow, driver: checked, clock: clock, store: MemoryStore())
    connect(runner)
    runner.start()
    var quiet = 0
    while runner.isRunning, quiet < turns {
      let steps = runner.stepCount
      await Task.yield()
      quiet = runner.stepCount == steps ? quiet + 1 : 0
      // Time passes only where nothing else happens any more.
      if quiet == turns / 2, clock.pendingCount > 0 {
        clock.advanceToNext()
        quiet = 0
      }
    }
    _ = await becomesTrue(withinTurns: turns / 10) { false }
    let isStuck = runner.isRunning
    let found = checked.sentences(isStuck: isStuck)
    if isStuck { runner.abandon(.driverEnded) }
    return [Problem](found, at: sourceLocation)
  }
}

/// A driver whose answers are counted on their way to the flow.
@MainActor
private final class CheckedDriver<F: Flow>: Driver {
  typealias Effect = F.Effect
  typealias Event = F.Event

  private let driver: any Driver<F.Effect, F.Event>
  private let flow: F
  private let acting: @MainActor (F.Effect) -> Void
  private var performed: [(effect: F.Effect, count: AnswerCount<F.Event>)] = []

  init(
    _ driver: any Driver<F.Effect, F.Event>, _ flow: F,
    _ acting: @escaping @MainActor (F.Effect) -> Void
  ) {
    self.driver = driver
    self.flow = flow
    self.acting = acting
  }

  func perform(_ effect: F.Effect, reply: Reply<F.Event>) {
    let count = AnswerCount<F.Event>()
    performed.append((effect, count))
    driver.perform(
      effect,
      reply: reply.intercepted { event in
        count.note(event)
        return reply.resolve(event)
      })
    Task { [acting] in acting(effect) }
  }

  /// - Parameter isStuck: Whether the attempt still waits: then its last effect lacks an answer.
  func sentences(isStuck: Bool) -> [String] {
    let last = performed.indices.last
    return performed.indices.flatMap { index in
      let (effect, count) = performed[index]
      return count.sentences(
        of: "`\(identifier(of: effect))`", known: flow.answers(to: effect),
        mayBeSilent: !isStuck || index != last)
    }
  }
}
