import EveryPath
import FlowModel
import IMLoginFlow

/// A login with one mistake at a time: the mutants that show that properties can be broken.
extension IMSession {
  /// The mistake; some are made where orders are carried out, see ``IMLessonBinding``.
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
    /// Takes the end of an earlier session for its own.
    case believesLateEnds
    case showsLoginAgain
    case wrongReason
    case waitsForTheServer
    case listensLate
    case opensHomeLate
    case takesLossForTheEnd
    case takesLockedForEmpty
    /// Believes what is read before the unlock.
    case believesEarlyReadings
    case neverReadsAgain
    case believesTheRefusal
    case clearsOnce
    case savesOnce
  }

  /// The login with this mistake.
  func with(_ fault: Fault) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: "im-mutant-\(fault.rawValue)", ordering: { Self.ordered(for: $0, fault) }
    ) { state in
      switch (fault, state) {
      case (.neverReadsAgain, .locked(let occasion)):
        On(.protectedDataAvailable) { Go(to: .locked(occasion)) }
      case (.logsInUnasked, .signedOut): Enter { Go(to: .asking) }
      case (.skipsTheServer, .signedOut): On(.tapped(.logIn)) { Go(to: .loggingIn) }
      case (.showsLoginAgain, .signedOut):
        for reason in LoginReason.refusals {
          On(.autoFailed(.current(.terminal(reason)))) {
            Tell(Self.route, .showLogin(.refused))
            Stay()
          }
        }
      case (.takesTwoTaps, .asking):
        Interrupt(.tapped(.logIn)) {
          Perform(.logIn)
          Go(to: .loggingIn)
        }
      case (_, .live): live(fault)
      case (.waitsForTheServer, .ending(let reason)):
        Enter {
          Perform(.clear)
          Tell(Self.connection, .end)
          Perform(.logOut, until: .loggedOut)
          Tell(Self.route, .showLogin(reason))
          Go(to: .signedOut)
        }
      default: transitions(from: state)
      }
    }
  }

  private static func ordered(for effect: Effect, _ fault: Fault) -> Effect? {
    switch (fault, effect) {
    case (.hidesTheFailure, .showFailure), (.forgetsToSave, .save): nil
    default: effect
    }
  }

  @RowBuilder private func live(_ fault: Fault) -> Transitions {
    if fault == .callsAgain {
      On(.autoFailed(.current(.transient))) {
        Perform(.autoLogIn)
        Stay()
      }
    }
    if fault == .endsOnTransient {
      On(.autoFailed(.current(.transient))) { Go(to: .ending(.refused)) }
    }
    if fault == .believesTheRefusal {
      On(.autoFailed(.current(.terminal(.wrongCredentials)))) { Go(to: .ending(.wrongCredentials)) }
    }
    if fault == .believesLateEnds {
      On(.kicked(.late)) { Go(to: .ending(.kickedByOther)) }
      On(.autoFailed(.late)) { Go(to: .ending(.elsewhere)) }
    }
    for kick in KickReason.allCases {
      if fault == .wrongReason { On(.kicked(.current(kick))) { Go(to: .ending(.refused)) } }
      if fault == .overhearsTheEnd { Ignore(.kicked(.current(kick)), because: "nobody hears it") }
    }
    for reason in LoginReason.refusals {
      if fault == .wrongReason {
        On(.autoFailed(.current(.terminal(reason)))) { Go(to: .ending(.kickedByServer)) }
      }
      if fault == .overhearsTheEnd {
        Ignore(.autoFailed(.current(.terminal(reason))), because: "nobody hears it")
      }
    }
  }
}

/// The pages, as a careless login shows them.
extension IMRoute {
  func with(_ fault: IMSession.Fault) -> AlteredFlow<Self> {
    AlteredFlow(self, name: "im-route") { state in
      switch (fault, state) {
      case (.showsLoginAgain, .login):
        On(.showLogin(.refused)) {
          Perform(.showLogin(.refused))
          Stay()
        }
      case (.opensHomeLate, .blank):
        On(.showHome) {
          Wait(.seconds(5), because: "somebody hopes that the login is complete by then")
          Perform(.showHome)
          Go(to: .home)
        }
      default: transitions(from: state)
      }
    }
  }
}

extension IMConnection {
  /// The mistake.
  enum Fault: String, Hashable, Sendable, CaseIterable {
    case trustsLateSteps
    case takesAnyOrder
    case followsTheNetwork
    case sendsEarly
    case completeEarly
    case neverComplete
  }

  /// The connection with this mistake.
  func with(_ fault: Fault) -> AlteredFlow<Self> {
    AlteredFlow(
      self, name: "im-mutant-\(fault.rawValue)",
      ordering: { fault == .neverComplete && $0 == .allow(.everything) ? nil : $0 }
    ) { state in
      switch (fault, state) {
      case (.trustsLateSteps, .called): On(.step(.late)) { Go(to: .linked) }
      case (.trustsLateSteps, .linked): On(.step(.late)) { Go(to: .online) }
      case (.takesAnyOrder, .called): On(.step(.unknown)) { Go(to: .linked) }
      case (.takesAnyOrder, .linked): On(.step(.unknown)) { Go(to: .online) }
      case (.followsTheNetwork, .online): On(.step(.current(.netChanged))) { Go(to: .waiting) }
      case (.sendsEarly, .linked): Enter { Perform(.allow(.send)) }
      case (.completeEarly, .logining): On(.step(.current(.loginOK))) { Go(to: .online) }
      default: transitions(from: state)
      }
    }
  }
}
