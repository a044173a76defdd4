import EveryPath
import IMLoginFlow

/// The login as it is often published: right as long as nothing fails in an unlucky moment.
struct IMArticle: IMLesson {
  /// What is published wrongly.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    /// A manual login that fails leaves everything stored.
    case failureIsEmpty
    /// A kick and a logout clear what is stored only once the server has confirmed.
    case clearsAfterLogout
    /// An automatic login that fails only changes the page.
    case changesPageOnly
    /// What cannot be read is taken for unfit, and removed.
    case clearsLocked
  }

  /// Where the session can be.
  enum State: Hashable, Sendable {
    case launching
    case reading(IMSession.Occasion)
    case locked(IMSession.Occasion)
    case signedOut
    case asking
    case loggingIn
    case live
    case ending(LoginReason)
  }

  typealias Event = IMSessionEvent
  typealias Effect = IMLessonEffect
  typealias Outcome = IMSession.Outcome

  /// What is published wrongly.
  let faults: Set<Fault>

  /// A login with these faults.
  init(_ faults: Set<Fault>) { self.faults = faults }

  var name: String { "im-article" }

  var start: State { .launching }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .launching: launching
    case .reading(let occasion): reading(occasion)
    case .locked(let occasion):
      On(.protectedDataAvailable) { Go(to: .reading(occasion)) }
      if occasion == .refusal { leaving }
    case .signedOut:
      On(.tapped(.logIn)) { Go(to: .asking) }
    case .asking: asking
    case .loggingIn: loggingIn
    case .live: live
    case .ending(let reason): ending(reason)
    }
  }

  func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }
}
