import EveryPath
import IMLoginFlow

/// The rows of a careless login.
extension IMCareless {
  @RowBuilder var launching: Transitions {
    Enter {
      if fault != .listensLate { Perform(.session(.startService)) }
      Go(to: .reading(.launch))
    }
  }

  @RowBuilder func reading(_ occasion: IMSession.Occasion) -> Transitions {
    Enter {
      Perform(.session(.readStore), until: .read(.fit)) {
        Or(.read(.empty)) { conclude(.empty, occasion) }
        Or(.read(.unfit)) { conclude(.unfit, occasion) }
        Or(.read(.unreadable)) {
          if fault == .takesLockedForEmpty {
            conclude(.empty, occasion)
          } else {
            Go(to: .locked(occasion))
          }
        }
      }
      comeBack(occasion)
    }
  }

  @RowBuilder func locked(_ occasion: IMSession.Occasion) -> Transitions {
    On(.protectedDataAvailable) {
      Go(to: fault == .neverReadsAgain ? .locked(occasion) : .reading(occasion))
    }
    if occasion == .refusal { leaving }
  }

  @StepBuilder private func conclude(
    _ reading: StoreReading, _ occasion: IMSession.Occasion
  ) -> Steps {
    if occasion == .refusal {
      Go(to: .ending(.wrongCredentials))
    } else if reading == .unfit, fault == .trustsTheToken {
      comeBack(occasion)
    } else {
      if reading == .unfit { clear }
      begin
    }
  }

  @StepBuilder private var begin: Steps {
    if fault == .listensLate { Perform(.session(.startService)) }
    Perform(.page(.showLogin(nil)))
    Go(to: fault == .logsInUnasked ? .asking : .signedOut)
  }

  @StepBuilder private func comeBack(_ occasion: IMSession.Occasion) -> Steps {
    Tell(IMSession.connection, .begin)
    if fault == .forces { Perform(.autoLogInByForce) } else { Perform(.session(.autoLogIn)) }
    if fault == .listensLate { Perform(.session(.startService)) }
    if fault == .opensHomeLate {
      Wait(.seconds(5), because: "somebody hopes that the login is complete by then")
    }
    if occasion == .launch { Perform(.page(.showHome)) }
    Go(to: .live)
  }

  @StepBuilder private var clear: Steps {
    if fault == .clearsOnce { Perform(.sessionOnce(.clear)) } else { Perform(.session(.clear)) }
  }

  @StepBuilder private var save: Steps {
    if fault == .savesOnce { Perform(.sessionOnce(.save)) } else { Perform(.session(.save)) }
  }

  @RowBuilder var signedOut: Transitions {
    On(.tapped(.logIn)) { Go(to: fault == .skipsTheServer ? .loggingIn : .asking) }
    if fault == .showsLoginAgain {
      for failure in LoginFailure.all {
        On(.autoFailed(failure)) {
          Perform(.page(.showLogin(.refused)))
          Stay()
        }
      }
    }
  }

  @RowBuilder var asking: Transitions {
    Enter {
      Perform(.spinner(.show))
      Perform(.session(.askServer), until: .serverGave) {
        Or(.serverFailed) { fail }
      }
      if fault == .savesEarly { save }
      Go(to: .loggingIn)
    }
    if fault == .takesTwoTaps {
      Interrupt(.tapped(.logIn)) {
        Perform(.session(.logIn))
        Go(to: .loggingIn)
      }
    }
  }

  @RowBuilder var loggingIn: Transitions {
    Enter {
      Tell(IMSession.connection, .begin)
      Perform(.session(.logIn), until: .loggedIn) {
        for failure in LoginFailure.all { Or(.loginFailed(failure)) { fail } }
      }
      if fault != .forgetsToSave { save }
      Perform(.spinner(.hide))
      Perform(.page(.showHome))
      Go(to: .live)
    }
  }

  @RowBuilder var live: Transitions {
    leaving
    for kick in KickReason.allCases where fault != .overhearsTheEnd {
      On(.kicked(kick)) { Go(to: .ending(fault == .wrongReason ? .refused : kick.loginReason)) }
    }
    On(.autoFailed(.transient)) {
      if fault == .callsAgain { Perform(.session(.autoLogIn)) }
      if fault == .endsOnTransient { Go(to: .ending(.refused)) } else { Stay() }
    }
    for reason in LoginReason.refusals where fault != .overhearsTheEnd {
      On(.autoFailed(.terminal(reason))) { end(reason) }
    }
  }

  @RowBuilder private var leaving: Transitions {
    On(.tapped(.logOut)) { Go(to: .ending(.loggedOut)) }
    On(.tapped(.switchAccount)) { Go(to: .ending(.switched)) }
  }

  @StepBuilder private func end(_ reason: LoginReason) -> Steps {
    if reason == .wrongCredentials, fault != .believesTheRefusal {
      Perform(.session(.noteRefusal))
      Go(to: .reading(.refusal))
    } else {
      Go(to: .ending(fault == .wrongReason ? .kickedByServer : reason))
    }
  }

  @RowBuilder func ending(_ reason: LoginReason) -> Transitions {
    Enter {
      clear
      Tell(IMSession.connection, .end)
      Perform(.session(.logOut), until: .loggedOut) {
        if fault != .waitsForTheServer {
          Or(.logoutFailed) { showLogin(reason) }
          Timeout(.seconds(5), because: "it is logged out here, whatever the server says") {
            showLogin(reason)
          }
        }
      }
      showLogin(reason)
    }
  }

  @StepBuilder private func showLogin(_ reason: LoginReason) -> Steps {
    Perform(.page(.showLogin(reason)))
    Go(to: .signedOut)
  }

  @StepBuilder private var fail: Steps {
    clear
    Tell(IMSession.connection, .end)
    if fault != .forgetsTheSpinner { Perform(.spinner(.hide)) }
    if fault != .hidesTheFailure { Perform(.session(.showFailure(.transient))) }
    Go(to: .signedOut)
  }
}
