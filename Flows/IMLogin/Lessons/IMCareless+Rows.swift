import IMLoginFlow
import PermissionFlow

/// The rows of a careless login.
extension IMCareless {
  @StepBuilder var launch: Steps {
    if fault != .listensLate { Perform(.session(.startService)) }
    Perform(.session(.readStore), until: .read(.fit)) {
      Or(.read(.empty)) { begin }
      Or(.read(.unfit)) {
        if fault == .trustsTheToken {
          comeBack
        } else {
          Perform(.session(.clear))
          begin
        }
      }
    }
    comeBack
  }

  @StepBuilder private var begin: Steps {
    if fault == .listensLate { Perform(.session(.startService)) }
    Perform(.page(.showLogin(nil)))
    Go(to: fault == .logsInUnasked ? .asking : .signedOut)
  }

  @StepBuilder private var comeBack: Steps {
    Tell(IMSession.connection, .begin)
    if fault == .forces { Perform(.autoLogInByForce) } else { Perform(.session(.autoLogIn)) }
    if fault == .listensLate { Perform(.session(.startService)) }
    if fault == .opensHomeLate {
      Wait(.seconds(5), because: "somebody hopes that the login is complete by then")
    }
    Perform(.page(.showHome))
    Go(to: .live)
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
      if fault == .savesEarly { Perform(.session(.save)) }
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
      if fault != .forgetsToSave { Perform(.session(.save)) }
      Perform(.spinner(.hide))
      Perform(.page(.showHome))
      Go(to: .live)
    }
  }

  @RowBuilder var live: Transitions {
    On(.tapped(.logOut)) { Go(to: .ending(.loggedOut)) }
    On(.tapped(.switchAccount)) { Go(to: .ending(.switched)) }
    for kick in KickReason.allCases where fault != .overhearsTheEnd {
      On(.kicked(kick)) { Go(to: .ending(fault == .wrongReason ? .refused : kick.loginReason)) }
    }
    On(.autoFailed(.transient)) {
      if fault == .callsAgain { Perform(.session(.autoLogIn)) }
      if fault == .endsOnTransient { Go(to: .ending(.refused)) } else { Stay() }
    }
    for reason in LoginReason.refusals where fault != .overhearsTheEnd {
      On(.autoFailed(.terminal(reason))) {
        Go(to: .ending(fault == .wrongReason ? .kickedByServer : reason))
      }
    }
  }

  @RowBuilder func ending(_ reason: LoginReason) -> Transitions {
    Enter {
      Perform(.session(.clear))
      Tell(IMSession.connection, .end)
      Perform(.session(.logOut), until: .loggedOut) {
        if fault != .waitsForTheServer {
          Or(.logoutFailed) { showLogin(reason) }
          Silence(.seconds(5), because: "it is logged out here, whatever the server says") {
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
    Perform(.session(.clear))
    Tell(IMSession.connection, .end)
    if fault != .forgetsTheSpinner { Perform(.spinner(.hide)) }
    if fault != .hidesTheFailure { Perform(.session(.showFailure(.transient))) }
    Go(to: .signedOut)
  }
}
