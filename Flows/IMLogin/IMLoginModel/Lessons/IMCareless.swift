import EveryPath
import IMLoginFlow

/// A small login with one mistake at a time: the mutants that show that properties can be broken.
struct IMCareless: IMLesson {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case callsAgain
    case trustsTheToken
    case forces
    case logsInUnasked
    case skipsTheServer
    case forgetsTheSpinner
    case hidesTheFailure
    case takesTwoTaps
    case savesEarly
    case forgetsToSave
    case endsOnTransient
    case overhearsTheEnd
    case showsLoginAgain
    case wrongReason
    case waitsForTheServer
    case listensLate
    case opensHomeLate
    case takesLossForTheEnd
    case takesLockedForEmpty
    case neverReadsAgain
    case believesTheRefusal
    case clearsOnce
    case savesOnce
  }

  typealias State = IMArticle.State
  typealias Event = IMSessionEvent
  typealias Effect = IMLessonEffect
  typealias Outcome = IMSession.Outcome

  /// The mistake.
  let fault: Fault

  /// A login with this mistake.
  init(_ fault: Fault) { self.fault = fault }

  var name: String { "im-mutant-\(fault.rawValue)" }

  var start: State { .launching }

  func transitions(from state: State) -> Transitions {
    switch state {
    case .launching: launching
    case .reading(let occasion): reading(occasion)
    case .locked(let occasion): locked(occasion)
    case .signedOut: signedOut
    case .asking: asking
    case .loggingIn: loggingIn
    case .live: live
    case .ending(let reason): ending(reason)
    }
  }

  func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }
}
