public import IMLoginFlow
public import PermissionFlow

/// A small login with one mistake at a time: the mutants that show of each promise that it can be
/// broken.
public struct IMCareless: IMLesson {
  /// The mistake.
  public enum Fault: String, Hashable, Sendable, CaseIterable {
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

  /// Where the session can be.
  public typealias State = IMArticle.State
  /// What it can be told.
  public typealias Event = IMSessionEvent
  /// What it can order.
  public typealias Effect = IMLessonEffect
  /// How the machine can end.
  public typealias Outcome = IMSession.Outcome

  /// The mistake.
  public let fault: Fault

  /// A login with this mistake.
  public init(_ fault: Fault) { self.fault = fault }

  /// The flow's name.
  public var name: String { "im-mutant-\(fault.rawValue)" }

  /// The state a process begins in.
  public var start: State { .launching }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
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

  /// A session is never resumed.
  public func resume(from state: State) -> Resumption<State, Outcome> { .at(.launching) }

  /// The outcome of a session that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }
}
