import PermissionAccess
import PermissionFlow
import PopupsFlow

/// One permission of a coordinator: its runner, and the callers that wait for the outcome.
///
/// The attempt does not belong to a caller: one that is cancelled is released at once, and the attempt
/// goes on to its end.
@MainActor
final class CoordinatedPermission<F: AccessFlow> {
  typealias Outcome = AccessOutcome<F.Grant>

  let source: any AccessSource<F.Grant, F.Request>
  private let runner: Runner<F>
  private let driver: AccessDriver<F>
  private let queue: AttemptQueue
  private let store: (any IntentStore)?
  private let watch: @MainActor (Runner<F>) -> Void
  private let notify: @MainActor () -> Void
  private var waiters: [(number: Int, continuation: CheckedContinuation<Outcome, Never>)] = []
  private var lastNumber = 0
  private var turn: String?

  /// A permission that nothing asks for yet.
  ///
  /// - Parameters:
  ///   - watch: Called before each attempt.
  ///   - notify: Called when an attempt has begun or ended.
  init(
    _ runner: Runner<F>, _ driver: AccessDriver<F>,
    source: any AccessSource<F.Grant, F.Request>, queue: AttemptQueue,
    store: (any IntentStore)?, watch: @escaping @MainActor (Runner<F>) -> Void,
    notify: @escaping @MainActor () -> Void
  ) {
    self.runner = runner
    self.driver = driver
    self.source = source
    self.queue = queue
    self.store = store
    self.watch = watch
    self.notify = notify
  }

  /// Whether an attempt runs or waits for its turn, and its outcome is not known.
  var isAsking: Bool { turn != nil }

  /// How the last attempt ended.
  private(set) var outcome: Outcome?

  /// What an earlier process remembered.
  var remembered: Intent? { runner.remembered }

  /// Makes an attempt, or joins the running one.
  func ask(in place: PermissionPlace, resuming intent: Intent? = nil) async -> Outcome {
    guard !Task.isCancelled else { return .cancelled }
    lastNumber += 1
    let number = lastNumber
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiters.append((number, continuation))
        begin(in: place, resuming: intent)
      }
    } onCancel: {
      Task { @MainActor in leave(number) }
    }
  }

  /// Ends the running attempt.
  func abandon(_ reason: Abandonment) { runner.abandon(reason) }

  private func leave(_ number: Int) {
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters.remove(at: index).continuation.resume(returning: .cancelled)
  }

  private func begin(in place: PermissionPlace, resuming intent: Intent?) {
    guard turn == nil else { return }
    turn = queue.enter { [self] in
      Task { await attempt(in: place, resuming: intent) }
    }
    notify()
  }

  private func attempt(in place: PermissionPlace, resuming intent: Intent?) async {
    // Nothing is asked for callers that have left before their turn.
    let outcome = waiters.isEmpty ? .cancelled : await run(in: place, resuming: intent)
    self.outcome = outcome
    let turn = turn
    self.turn = nil
    let answered = waiters
    waiters = []
    for waiter in answered { waiter.continuation.resume(returning: outcome) }
    if let turn { queue.leave(turn) }
    notify()
  }

  private func run(in place: PermissionPlace, resuming intent: Intent?) async -> Outcome {
    // An attempt whose outcome was told may still listen for a late question.
    if runner.isRunning { runner.abandon(.cancelled) }
    driver.move(to: place)
    watch(runner)
    if let intent, let outcome = try? await runner.run(resuming: intent) { return outcome }
    // What an earlier process remembered is over once the person asks anew.
    try? store?.clear(flow: runner.graph.flow.name)
    return await runner.run()
  }
}
