import EveryPath
import PermissionDrivers
import PermissionFlows
import Testing

/// A permission that does what a test says.
@MainActor
final class FakeSource<Grant: AccessGrant, Request: AccessRequest>: AccessSource {
  /// What it reads; nil if it never answers.
  var reading: AccessReading<Grant>?
  /// What is read once the person has answered; nil if that changes nothing.
  var readingAfterAnswer: AccessReading<Grant>?
  /// How long it may take to settle; nil if it always tells.
  var settlingLimit: Duration?
  /// What the app has to mend.
  var problem: String?
  private(set) var readCount = 0
  private(set) var asked: [Request] = []
  private(set) var reads: [Reply<AccessEvent<Grant>>] = []
  private(set) var questions: [Reply<AccessEvent<Grant>>] = []
  private(set) var renewals = 0
  /// Whether a question waits for its answer.
  private(set) var isAsking = false

  init(_ reading: AccessReading<Grant>? = .notDetermined) { self.reading = reading }

  func read(_ reply: Reply<AccessEvent<Grant>>) {
    readCount += 1
    reads.append(reply)
    if let reading { reply.resolve(.read(reading)) }
  }

  func ask(_ request: Request, _ reply: Reply<AccessEvent<Grant>>) {
    asked.append(request)
    questions.append(reply)
    isAsking = true
  }

  func renewObject() { renewals += 1 }

  /// Answers the latest question on another thread, as a framework does.
  func answer(_ answer: AccessAnswer, then reading: AccessReading<Grant>? = nil) {
    if let reading { self.reading = reading }
    isAsking = false
    guard let reply = questions.last else { return }
    Task.detached { reply.resolveFromAnyThread(.answered(answer)) }
  }

  /// Answers with all there is, and so is the caller.
  func grant(
    _ caller: Task<AccessOutcome<Grant>, Never>, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    answer(.yes, then: .granted(.whole))
    let outcome = await caller.value
    #expect(outcome == .granted(.whole), sourceLocation: sourceLocation)
  }
}
