package import EveryPath
import PermissionFlows

/// A permission of a coordinator, or several together, whatever they come to.
@MainActor
protocol AnyCoordinatedPermission: AnyObject, Sendable {
  /// Where its attempt is; nil before the first.
  var position: String? { get }
  func begin(in place: PermissionPlace, explains: Bool, resumes: Bool)
  /// Lets the dialog come up that the attempt has ordered.
  func present()
  func end(_ reason: Abandonment)
  /// Others than before wait for the attempt.
  func callersChanged()
}

/// What an earlier process has left of an attempt.
enum Remembered {
  case toGoOn
  /// It is not resumed, for a reason.
  case refused(String)
}

/// One permission of a coordinator, or several on one way: what runs its attempts, and how the last
/// one ended.
///
/// Who waits for an outcome, and whose turn it is, is the ``AttemptQueue``'s.
@MainActor
package final class CoordinatedPermission<F: Flow>: AnyCoordinatedPermission {
  typealias Way = AttemptQueue.Way

  /// A runner of the way, with or without the dialogs that explain.
  struct Line {
    let runner: Runner<F>
    /// Moves the drivers to the window of an attempt that is about to begin.
    let move: @MainActor (PermissionPlace) -> Void
    /// Lets dialogs that explain come up, or keeps them.
    var mayExplain: @MainActor (Bool) -> Void = { _ in }
    /// Told each step, with the state before it.
    let hear: @MainActor (RunnerStep<F>, F.State?) -> Void
  }

  let way: Way
  private let flow: F
  private let store: (any IntentStore)?
  private let refusal: (F.State) -> F.Outcome?
  private let isRefused: (F.Outcome) -> Bool
  private weak var queue: AttemptQueue?
  private var lines: [Bool: Line] = [:]
  private var current: Line?
  private var state: F.State?
  /// The steps of the latest attempt, up to its last.
  private var steps: [RunnerStep<F>] = []
  private var explained: F.Outcome?
  /// What is remembered of callers that wait no longer since their drivers have ended.
  var left: [Intent] = []

  /// Whether the latest attempt went on with what an earlier process left.
  private(set) var isResuming = false
  /// When the latest attempt began, how the last one ended, and the last that was not given up; the
  /// numbers tell the order among all permissions.
  private(set) var begun = 0
  private(set) var ended: (number: Int, outcome: F.Outcome)?
  private(set) var answered: (number: Int, outcome: F.Outcome)?

  /// A permission that nothing asks for yet.
  ///
  /// - Parameters:
  ///   - refusal: What a state explains, as an outcome; nil if nothing.
  ///   - isRefused: Whether an outcome is one that could be explained.
  init(
    _ way: Way, _ flow: F, queue: AttemptQueue, store: (any IntentStore)?,
    refusal: @escaping (F.State) -> F.Outcome? = { _ in nil },
    isRefused: @escaping (F.Outcome) -> Bool = { _ in false }
  ) {
    self.way = way
    self.flow = flow
    self.queue = queue
    self.store = store
    self.refusal = refusal
    self.isRefused = isRefused
  }
}

// MARK: - Attempts

extension CoordinatedPermission {
  var position: String? { current?.runner.position }

  /// What happened in the latest attempt; nil if there was none.
  var record: FlightRecord? {
    current.map { line in
      var record = FlightRecord(of: line.runner.graph)
      record.iOS = .current
      for step in steps { record.append(step) }
      return record
    }
  }

  func hasLine(explains: Bool) -> Bool { lines[explains] != nil }

  /// Adds what runs attempts of one kind.
  func add(_ line: Line, explains: Bool) {
    lines[explains] = line
    queue?.mailbox.join(line.runner.mailbox)
    line.runner.listen { [weak self] in self?.take($0, explains) }
  }

  func begin(in place: PermissionPlace, explains: Bool, resumes: Bool) {
    guard let line = lines[explains] else { return }
    current = line
    begun = queue?.newNumber() ?? 0
    state = nil
    steps = []
    left = []
    isResuming = resumes
    line.move(place)
    line.mayExplain(false)
    // What an earlier process remembered is over once the person is asked anew.
    if !resumes, line.runner.graph.compiled.remembers { try? forget() }
    let callers = ComponentCaller(
      intents: { [weak self] in self?.intents ?? [] }, isResumed: resumes, done: { _ in })
    _ = line.runner.call(callers)
  }

  func present() {
    // The dialog may be gone by now.
    if state.flatMap(refusal) != nil { current?.mayExplain(true) }
  }

  func end(_ reason: Abandonment) { current?.runner.abandon(reason) }

  func callersChanged() { current?.runner.callersChanged() }

  private var intents: [Intent] {
    let waiting = queue?.intents(of: way) ?? []
    return waiting + left.filter { left in !waiting.contains { $0.flow == left.flow } }
  }

  private func take(_ step: RunnerStep<F>, _ explains: Bool) {
    // What happens to the app is sent to a runner whose attempt has not begun, too.
    guard let line = current, line.runner === lines[explains]?.runner else { return }
    if steps.last?.isLast != true { steps.append(step) }
    let before = state
    state = line.runner.state
    // The queue comes first: an observer may give up everything.
    defer { line.hear(step, before) }
    switch (before.flatMap(refusal), state.flatMap(refusal)) {
    case (nil, let refusal?):
      explained = refusal
      queue?.send(.explains(way))
    case (_?, nil):
      line.mayExplain(false)
      queue?.send(.explained(way))
    case (nil, nil), (_?, _?): break
    }
    if let outcome = step.outcome {
      ended = (queue?.newNumber() ?? 0, outcome)
      let isGivenUp = Abandonment.allCases.contains { flow.abandoned($0) == outcome }
      if !isGivenUp { answered = ended }
      queue?.send(.told(way, isRefused: isRefused(outcome), lingers: !step.isLast))
    } else if step.isLast {
      queue?.send(.ended(way))
    }
  }
}

// MARK: - Callers

extension CoordinatedPermission {
  /// Waits for the outcome of an attempt.
  ///
  /// - Parameter limit: how long at most.
  /// - Returns: the outcome; that of being cancelled at once if the calling task is cancelled.
  package func ask(
    in place: PermissionPlace, isSilent: Bool = false, resumes: Bool = false,
    within limit: Duration? = nil
  ) async -> F.Outcome {
    guard !Task.isCancelled, let queue else { return outcome(of: .abandoned(.cancelled)) }
    let number = queue.newNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let caller = AttemptQueue.Caller(in: place) {
          continuation.resume(returning: self.outcome(of: $0))
        }
        queue.ask(
          way, number, caller, isSilent: isSilent, resumes: resumes, within: limit)
      }
    } onCancel: {
      Task { @MainActor in queue.send(.leave(number)) }
    }
  }

  /// What a caller receives.
  func outcome(of answer: AttemptQueue.Queue.Answer) -> F.Outcome {
    switch answer {
    case .outcome: ended?.outcome ?? flow.abandoned(.cancelled)
    case .refusal: explained ?? flow.abandoned(.cancelled)
    case .abandoned(let reason): flow.abandoned(reason)
    }
  }
}

// MARK: - What is remembered

extension CoordinatedPermission {
  /// The runner of attempts of one kind.
  func runner(explains: Bool) -> Runner<F>? { lines[explains]?.runner }

  /// What an earlier process remembered of this way; nil if nothing.
  func remembered(explains: Bool = true) -> Remembered? {
    guard let runner = runner(explains: explains) else { return nil }
    guard let intent = runner.remembered else { return runner.refusal.map { .refused($0) } }
    do throws(Refusal) {
      _ = try intent.stateNumber(in: runner.graph.compiled)
      return .toGoOn
    } catch {
      return .refused("\(error)")
    }
  }

  /// What an earlier process remembered is over.
  func forget() throws { try store?.clear(flow: flow.name) }
}
