/// One input of a runner and all that came of it: a line of the flight record.
public struct RunnerStep<F: Flow>: Hashable, Sendable {
  /// What the runner received.
  public indirect enum Input: Hashable, Sendable {
    /// To begin an attempt.
    case start
    /// To resume what an earlier process remembered.
    case resume(Intent)
    /// An event, by itself.
    case event(F.Event)
    /// The answer to an effect.
    case answer(F.Event)
    /// The outcome of a called component, in words.
    case outcome(String, component: String)
    /// That a timer is over; its id.
    case timer(String)
    /// To end the attempt where it is.
    case abandon(Abandonment)
  }

  /// The number of the step within its attempt, from 1.
  public let number: Int
  /// What the runner received.
  public let input: Input
  /// The stable id of the event, timer, outcome, remembered state or reason; nil for a start, and
  /// for what the flow never mentions.
  package let inputID: String?
  /// Whether it was deferred during a sequence and is delivered only now.
  public let wasDeferred: Bool
  /// What became of it.
  public let disposition: RunnerDisposition
  /// The id of the position before; nil before the start.
  public let before: String?
  /// The id of the position after.
  public let after: String?
  /// The effects handed to the driver, in order.
  public let effects: [F.Effect]
  /// The tickets of the effects, aligned with them; nil for an effect that asks nothing.
  package let tickets: [Ticket?]
  /// The attempt's outcome, if this step delivered it; a list, so that all steps have one layout.
  let outcomes: [F.Outcome]
  /// Whether the attempt ended here.
  public let isLast: Bool
  /// Where the row was written that was taken.
  public let line: SourceLine?
  /// What could not be carried out.
  public let problems: [RunnerProblem]

  /// The attempt's outcome, if this step delivered it.
  public var outcome: F.Outcome? { outcomes.first }
}

extension RunnerStep: CustomStringConvertible {
  /// One line: `2. read(denied): moved, checking > explaining(denied), performs showAlert(denied)`.
  public var description: String {
    var text = "\(number). \(input)\(wasDeferred ? ", deferred until now" : ""): \(disposition)"
    if before != after { text += ", \(before ?? "nowhere") > \(after ?? "nowhere")" }
    if !effects.isEmpty {
      text += ", performs " + effects.map { identifier(of: $0) }.joined(separator: ", ")
    }
    if let outcome { text += ", delivers \(identifier(of: outcome))" }
    if isLast { text += ", ends" }
    for problem in problems { text += "; \(problem)" }
    return text
  }
}

extension RunnerStep.Input: CustomStringConvertible {
  /// In words, without type names.
  public var description: String {
    switch self {
    case .start: "start"
    case .resume(let intent): "resume \(intent.state)"
    case .event(let event): identifier(of: event)
    case .answer(let event): identifier(of: event)
    case .outcome(let outcome, let component): "\(component): \(outcome)"
    case .timer(let id): id
    case .abandon(let reason): "abandon \(reason)"
    }
  }
}

/// What became of an input of a runner.
public enum RunnerDisposition: Hashable, Sendable, CustomStringConvertible {
  /// The attempt began, or went on from an intent.
  case started
  /// It took a transition.
  case moved
  /// Nothing, on purpose.
  case ignored(because: String)
  /// It waits for the end of the running sequence.
  case deferred
  /// Nothing: this answer or timer is not waited for any more.
  case droppedAsStale
  /// Nothing, and it is unexpected: neither handled nor ignored.
  case refused
  /// The attempt was abandoned.
  case abandoned
  /// It comes after the reaction that is running. A step never says so; its own step follows.
  case queued

  /// `moved`, `ignored: our own alert bounces the app`.
  public var description: String {
    switch self {
    case .started: "started"
    case .moved: "moved"
    case .ignored(let reason): "ignored: \(reason)"
    case .deferred: "deferred"
    case .droppedAsStale: "dropped as stale"
    case .refused: "refused"
    case .abandoned: "abandoned"
    case .queued: "queued"
    }
  }
}

extension RunnerDisposition {
  init(_ disposition: Reaction.Disposition, in compiled: CompiledFlow) {
    self =
      switch disposition {
      case .started: .started
      case .moved: .moved
      case .ignored(let reason): .ignored(because: compiled.reasons[reason])
      case .deferred: .deferred
      case .droppedAsStale: .droppedAsStale
      case .refused: .refused
      case .abandoned: .abandoned
      }
  }
}

/// Something a runner could not carry out; the flow continues, and the step reports it.
public enum RunnerProblem: Hashable, Sendable, CustomStringConvertible {
  /// `Remember()` without a store.
  case noStore
  /// The store failed to save the intent.
  case intentNotSaved(String)
  /// The store failed to clear the intent.
  case intentNotCleared(String)
  /// An intent of an earlier process does not fit.
  case intentRefused(Refusal)
  /// `Tell` or `Call` of a component that no runner was connected for.
  case componentNotConnected(String)
  /// `Tell` of an event that the connected component does not know.
  case eventNotUnderstood(component: String, event: String)
  /// The flow ended without an outcome, which only a graph whose paths were not checked can.
  case endedWithoutOutcome

  /// One sentence: what, and what follows from it or what to do.
  public var description: String {
    switch self {
    case .noStore:
      "there is no store, so nothing is remembered; give the runner one"
    case .intentNotSaved(let reason):
      "the intent was not saved (\(reason)); if the app ends now, the journey starts over"
    case .intentNotCleared(let reason):
      "the intent was not cleared (\(reason)); the next launch may go on with an old journey"
    case .intentRefused(let refusal):
      "\(refusal)"
    case .componentNotConnected(let component):
      "no component `\(component)` is connected; connect it before the attempt starts"
    case .eventNotUnderstood(let component, let event):
      "the component `\(component)` is connected to a flow that has no event `\(event)`"
    case .endedWithoutOutcome:
      "the flow ended without an outcome, so its caller gets the one for `.driverEnded`; "
        + "write Deliver on every path"
    }
  }
}
