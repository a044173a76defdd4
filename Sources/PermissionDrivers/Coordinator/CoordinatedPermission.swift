import EveryPath
import PermissionFlows

/// A permission of a coordinator, or several together, whatever they come to.
@MainActor
protocol AnyCoordinatedPermission: AnyObject, Sendable {
  /// Which permission it is.
  var name: PermissionName { get }
  /// The number of the attempt's turn; nil if there is no attempt.
  var turn: Int? { get }
  /// Where the attempt is, in words; nil if there is none.
  var progress: String? { get }
  /// Ends the attempt, also one whose turn has not come.
  func abandon(_ reason: Abandonment)
}

/// What an earlier process has left of an attempt.
enum Remembered {
  case intent(Intent)
  /// It is not gone on with, for a reason.
  case refused(String)
}

/// One permission of a coordinator, or several on one way: the runner, and the callers that wait
/// for the outcome.
///
/// The attempt does not belong to a caller: one that is cancelled is released at once, and the
/// attempt goes on to its end.
@MainActor
final class CoordinatedPermission<F: Flow>: AnyCoordinatedPermission {
  typealias Outcome = F.Outcome

  let name: PermissionName
  private let runner: Runner<F>
  private let move: @MainActor (PermissionPlace) -> Void
  private let queue: AttemptQueue
  private let store: (any IntentStore)?
  private let hear: @MainActor (RunnerStep<F>, Int) -> Void
  private let whenChanged: @MainActor () -> Void
  private var waiters: [(number: Int, continuation: CheckedContinuation<Outcome, Never>)] = []
  private var lastNumber = 0
  private(set) var turn: Int?
  private var lastAttempt = 0
  private var hasBegun = false
  /// Whether the attempt goes on with what an earlier process left.
  private(set) var isResuming = false

  /// A permission that nothing asks for yet.
  ///
  /// - Parameters:
  ///   - move: Moves the drivers to the window of an attempt that is about to begin.
  ///   - whenChanged: Told when an attempt has begun, when it has its outcome, and when what
  ///     follows it is over.
  ///   - hear: Told each step of each attempt, with the number of the attempt.
  init(
    _ name: PermissionName, _ runner: Runner<F>, queue: AttemptQueue, store: (any IntentStore)?,
    move: @escaping @MainActor (PermissionPlace) -> Void,
    whenChanged: @escaping @MainActor () -> Void,
    hear: @escaping @MainActor (RunnerStep<F>, Int) -> Void
  ) {
    self.name = name
    self.runner = runner
    self.move = move
    self.queue = queue
    self.store = store
    self.hear = hear
    self.whenChanged = whenChanged
  }

  /// Whether an attempt runs or waits for its turn, and its outcome is not known.
  var isAsking: Bool { turn != nil }

  /// How the last attempt ended.
  private(set) var outcome: Outcome?

  var progress: String? {
    guard isAsking else { return nil }
    guard hasBegun else { return "\(name) waits for its turn" }
    return "\(name) is asked for, at `\(runner.position ?? "start")`"
  }

  /// How an attempt ends for one that no longer waits for it.
  private var cancelled: Outcome { runner.graph.flow.abandoned(.cancelled) }

  /// What an earlier process remembered of this way.
  ///
  /// - Returns: The intent, or why it is not gone on with; nil if there is none.
  var remembered: Remembered? {
    guard let intent = runner.remembered else {
      return store?.refusal(of: runner.graph.flow.name).map { .refused($0) }
    }
    do throws(Refusal) {
      _ = try intent.stateNumber(in: runner.graph.compiled)
      return .intent(intent)
    } catch {
      return .refused("\(error)")
    }
  }

  /// What an earlier process remembered is over.
  func forget() throws { try store?.clear(flow: runner.graph.flow.name) }

  /// Makes an attempt, or joins the running one.
  func ask(in place: PermissionPlace, resuming intent: Intent? = nil) async -> Outcome {
    guard !Task.isCancelled else { return cancelled }
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

  func abandon(_ reason: Abandonment) {
    if isAsking, !hasBegun {
      end(runner.graph.flow.abandoned(reason))
    } else {
      runner.abandon(reason)
    }
  }

  /// Ends an attempt if it still is the one that runs.
  func abandon(attempt number: Int, _ reason: Abandonment) {
    if number == lastAttempt, hasBegun { runner.abandon(reason) }
  }

  private func leave(_ number: Int) {
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters.remove(at: index).continuation.resume(returning: cancelled)
  }

  private func begin(in place: PermissionPlace, resuming intent: Intent?) {
    guard turn == nil else { return }
    lastAttempt += 1
    isResuming = intent != nil
    let number = lastAttempt
    turn = queue.enter { [weak self] in
      Task { await self?.attempt(number, in: place, resuming: intent) }
    }
    whenChanged()
  }

  private func attempt(
    _ number: Int, in place: PermissionPlace, resuming intent: Intent?
  ) async {
    // It may have been abandoned between its turn and now.
    guard number == lastAttempt, isAsking else { return }
    // Nothing is asked for callers that have left before their turn.
    guard !waiters.isEmpty else { return end(cancelled) }
    hasBegun = true
    end(await run(in: place, resuming: intent))
  }

  private func end(_ outcome: Outcome) {
    self.outcome = outcome
    let ended = turn
    turn = nil
    hasBegun = false
    isResuming = false
    let answered = waiters
    waiters = []
    for waiter in answered { waiter.continuation.resume(returning: outcome) }
    if let ended { queue.leave(ended) }
    whenChanged()
  }

  private func run(in place: PermissionPlace, resuming intent: Intent?) async -> Outcome {
    // An attempt whose outcome was told may still listen for a late question.
    if runner.isRunning { runner.abandon(.cancelled) }
    move(place)
    let steps = runner.steps
    begin(resuming: intent)
    let number = lastAttempt
    for await step in steps {
      hear(step, number)
      // Whatever came before is told by then, so that what the next attempt comes to follows it.
      guard let outcome = step.outcome else { continue }
      if !step.isLast { hearTheRest(of: steps, number) }
      return outcome
    }
    return cancelled
  }

  private func begin(resuming intent: Intent?) {
    if let intent, (try? runner.resume(intent)) != nil { return }
    // What an earlier process remembered is over once the person asks anew.
    try? forget()
    runner.start()
  }

  /// An attempt may go on after its outcome.
  private func hearTheRest(of steps: AsyncStream<RunnerStep<F>>, _ number: Int) {
    Task { [weak self] in
      for await step in steps { self?.hear(step, number) }
      self?.whenChanged()
    }
  }
}
