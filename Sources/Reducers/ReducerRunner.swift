public import EveryPath

/// Runs a reducer in an app: owns its state, its driver and its timers.
///
/// ```swift
/// let runner = ReducerRunner(scheduler, driver: driver)
/// runner.send(.add(popup))
/// ```
///
/// It handles one event at a time, to completion; a `send` during a reaction
/// waits for its end. A reducer has no end of its own: a runner lives until ``end()``, or until it
/// is released.
@MainActor
public final class ReducerRunner<R: Reducer> {
  /// An event that waits for its turn; a timer's only counts while the timer was not stopped.
  private struct Input {
    let event: R.Event
    let source: ReducerStep<R>.Source
    var timer: Int?
  }

  /// The reducer.
  public let reducer: R
  /// What is known now.
  public private(set) var state: R.State
  private let driver: any Driver<R.Effect, R.Event>
  private let timers: ReducerTimers<R.Event>
  private let published = Broadcast<ReducerStep<R>>()
  private let pendingReplies = PendingReplies()
  /// The orders that may still be answered.
  private var orders: [(effect: R.Effect, once: WeakOnce)] = []
  private var queue: [Input] = []
  private var isReacting = false
  package private(set) var hasEnded = false
  private var stepCount = 0
  private var lastTicket: UInt32 = 0

  /// A runner of a reducer.
  ///
  /// - Parameters:
  ///   - reducer: The reducer.
  ///   - driver: Carries out the effects that are not about timers.
  ///   - clock: Measures the timers.
  public init(
    _ reducer: R, driver: any Driver<R.Effect, R.Event>,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.reducer = reducer
    self.driver = driver
    state = reducer.start
    timers = ReducerTimers(clock)
  }

  deinit {
    Task { @MainActor [timers, published, pendingReplies] in
      timers.stopAll()
      published.finish()
      for handler in pendingReplies.cancel(first: pendingReplies.count) { handler() }
    }
  }

  /// Tells the reducer an event, at once or after the reaction that runs.
  public func send(_ event: R.Event) { take(Input(event: event, source: .sent)) }

  /// Every step from now on, to the end.
  ///
  /// Each reading is a subscription of its own; several do not disturb each other.
  public var steps: AsyncStream<ReducerStep<R>> {
    hasEnded ? AsyncStream { $0.finish() } : published.subscribe()
  }

  /// How long the timer that brings `event` has still to run; nil if there is none.
  ///
  /// A paused timer keeps its remaining time.
  public func remainingTime(until event: R.Event) -> Duration? { timers.remaining(of: event) }

  /// Stops everything that runs; later events and answers change nothing.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    queue = []
    timers.stopAll()
    published.finish()
    for handler in pendingReplies.cancel(first: pendingReplies.count) { handler() }
  }
}

/// A driver that drops its reply answers no more.
private struct WeakOnce { weak var value: Once? }

// MARK: - Reactions

extension ReducerRunner {
  @discardableResult
  private func take(_ input: Input) -> RunnerDisposition {
    guard !hasEnded else { return .droppedAsStale }
    queue.append(input)
    guard !isReacting else { return .queued }
    isReacting = true
    defer { isReacting = false }
    while !queue.isEmpty { react(to: queue.removeFirst()) }
    return .moved
  }

  private func react(to input: Input) {
    if let mark = input.timer, !timers.take(input.event, mark: mark) { return }
    let before = state
    let effects = reducer.reduce(&state, input.event)
    for effect in effects where !hasEnded { carryOut(effect) }
    stepCount += 1
    published.publish(
      ReducerStep(
        number: stepCount, event: input.event, source: input.source, state: state,
        isChange: state != before, effects: effects))
  }

  private func carryOut(_ effect: R.Effect) {
    guard let order = reducer.timing(of: effect) else {
      return driver.perform(effect, reply: reply(to: effect))
    }
    timers.carryOut(order) { [weak self] event, mark in
      self?.take(Input(event: event, source: .timer, timer: mark))
    }
  }

  /// A reply of its own for each effect: its first answer is an event, later ones change nothing,
  /// and so does one that comes once the same is ordered again.
  private func reply(to effect: R.Effect) -> Reply<R.Event> {
    lastTicket &+= 1
    let ticket = Ticket(lastTicket)
    let once = Once()
    orders.removeAll { $0.once.value?.isTaken ?? true }
    for order in orders where order.effect == effect { _ = order.once.value?.take() }
    orders.append((effect, WeakOnce(value: once)))
    return Reply(
      ticket: ticket,
      answer: { [weak self] event in
        guard let self, once.take() else { return .droppedAsStale }
        pendingReplies.close(ticket)
        return take(Input(event: event, source: .answer))
      },
      whenCancelled: { [weak self] handler in
        guard !once.isTaken else { return }
        guard let self, !hasEnded else { return handler() }
        // Only a ticket with a handler is kept.
        pendingReplies.ask(ticket)
        _ = pendingReplies.whenCancelled(ticket, handler)
      })
  }
}
