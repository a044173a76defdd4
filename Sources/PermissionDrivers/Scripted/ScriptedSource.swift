import EveryPath
import PermissionFlows

/// What a permission has to read and answer, so that its flow ends as the script says.
struct ScriptedAnswers<F: AccessFlow> {
  /// What the system's question comes to.
  enum Answer {
    case answered(AccessAnswer)
    case failed
    case silence
    case abandoned(Abandonment)
  }

  let before: AccessReading<F.Grant>
  let after: AccessReading<F.Grant>
  let answer: Answer

  private init(
    _ before: AccessReading<F.Grant>, _ answer: Answer, _ after: AccessReading<F.Grant>
  ) {
    self.before = before
    self.answer = answer
    self.after = after
  }

  /// The answers that lead to an outcome in which the flow can end.
  init(to outcome: ScriptedOutcome, of flow: F) {
    let open: AccessReading<F.Grant> = flow.hasStatus ? .notDetermined : .unknown
    switch outcome.kind {
    case .granted(let name):
      let grant = F.Grant.allCases.first { identifier(of: $0) == name } ?? .whole
      let after: AccessReading<F.Grant> = flow.hasStatus ? .granted(grant) : open
      self.init(flow.hasQuestion ? open : after, .answered(.yes), after)
    case .refused(.failed) where flow.tellsFailure: self.init(open, .failed, open)
    case .refused(let refusal): self.init(to: refusal, of: flow, open)
    case .alternative:
      let refusals = flow.explainedRefusals
      let refusal = refusals.contains(.denied) ? .denied : refusals.first ?? .denied
      self.init(to: refusal, of: flow, open)
    case .abandoned(let reason): self.init(open, .abandoned(reason), open)
    case .neverAnswers: self.init(open, .silence, open)
    }
  }

  /// The answers that lead to a refusal: by the question if it is the person's, else it is read at once.
  private init(to refusal: AccessRefusal, of flow: F, _ open: AccessReading<F.Grant>) {
    guard flow.readRefusals.contains(refusal) else {
      self.init(open, .answered(.no), open)
      return
    }
    let isByQuestion = refusal == .denied && flow.hasQuestion
    self.init(
      isByQuestion ? open : .refused(refusal), .answered(.no), .refused(refusal))
  }
}

/// A permission without a framework behind it: it reads and answers by script.
@MainActor
final class ScriptedSource<F: AccessFlow>: AccessSource {
  typealias Grant = F.Grant
  typealias Request = F.Request

  /// Ends the attempt from outside.
  var abandon: @MainActor (Abandonment) -> Void = { _ in }

  private let answers: ScriptedAnswers<F>
  private let hasQuestion: Bool
  private var reading: AccessReading<F.Grant>

  init(_ flow: F, _ outcome: ScriptedOutcome, isDecided: Bool) {
    answers = ScriptedAnswers(to: outcome, of: flow)
    hasQuestion = flow.hasQuestion
    reading = isDecided ? answers.after : answers.before
  }

  func read(_ reply: Reply<AccessEvent<F.Grant>>) {
    switch answers.answer {
    case .silence where !hasQuestion: break
    case .abandoned(let reason) where !hasQuestion: abandon(reason)
    default: reply.resolve(.read(reading))
    }
  }

  func ask(_ request: F.Request, _ reply: Reply<AccessEvent<F.Grant>>) {
    switch answers.answer {
    case .answered(let answer):
      reading = answers.after
      reply.resolveFromAnyThread(.answered(answer))
    case .failed: reply.resolveFromAnyThread(.failed)
    case .silence: break
    case .abandoned(let reason): abandon(reason)
    }
  }
}
