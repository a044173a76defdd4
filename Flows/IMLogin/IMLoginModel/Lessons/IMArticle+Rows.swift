import EveryPath
import IMLoginFlow

/// The rows of the published login.
extension IMArticle {
  @RowBuilder var launching: Transitions {
    Enter {
      Perform(.session(.startService))
      Go(to: .reading(.launch))
    }
  }

  @RowBuilder func reading(_ occasion: IMSession.Occasion) -> Transitions {
    Enter {
      Perform(.session(.readStore), until: .read(isAvailable: true, .fit)) {
        for reading in [StoreReading.empty, .unfit] {
          Or(.read(isAvailable: true, reading)) { conclude(occasion) }
        }
        Or(.read(isAvailable: true, .unreadable)) { waitUnlessCareless(occasion) }
        for reading in StoreReading.allCases {
          Or(.read(isAvailable: false, reading)) { waitUnlessCareless(occasion) }
        }
      }
      Tell(IMSession.connection, .begin)
      Perform(.session(.autoLogIn))
      if occasion == .launch { Perform(.page(.showHome)) }
      Go(to: .live)
    }
  }

  @StepBuilder private func waitUnlessCareless(_ occasion: IMSession.Occasion) -> Steps {
    if faults.contains(.clearsLocked) {
      Perform(.session(.clear))
      conclude(occasion)
    } else {
      Go(to: .locked(occasion))
    }
  }

  @StepBuilder private func conclude(_ occasion: IMSession.Occasion) -> Steps {
    if occasion == .launch { showLogin(nil) } else { Go(to: .ending(.wrongCredentials)) }
  }

  @RowBuilder var asking: Transitions {
    Enter {
      Perform(.spinner(.show))
      Perform(.session(.askServer), until: .serverGave) {
        Or(.serverFailed) { fail(.transient) }
      }
      Go(to: .loggingIn)
    }
  }

  @RowBuilder var loggingIn: Transitions {
    Enter {
      Tell(IMSession.connection, .begin)
      Perform(.session(.logIn), until: .loggedIn) {
        for failure in LoginFailure.all {
          Or(.loginFailed(failure)) { fail(failure) }
        }
      }
      Perform(.session(.save))
      Perform(.spinner(.hide))
      Perform(.page(.showHome))
      Go(to: .live)
    }
  }

  @RowBuilder var live: Transitions {
    leaving
    for kick in KickReason.allCases {
      On(.kicked(.current(kick))) { Go(to: .ending(kick.loginReason)) }
    }
    for failure in LoginFailure.all {
      On(.autoFailed(.current(failure))) { failAutomatic(failure) }
    }
  }

  @RowBuilder var leaving: Transitions {
    On(.tapped(.logOut)) { Go(to: .ending(.loggedOut)) }
    On(.tapped(.switchAccount)) { Go(to: .ending(.switched)) }
  }

  /// As published, any failure changes the page, and nothing is logged out or cleared.
  @StepBuilder private func failAutomatic(_ failure: LoginFailure) -> Steps {
    if case .terminal(let reason) = failure {
      if faults.contains(.changesPageOnly) {
        Tell(IMSession.connection, .end)
        Perform(.page(.showLogin(reason)))
        Go(to: .signedOut)
      } else if reason == .wrongCredentials {
        Perform(.session(.noteRefusal))
        Go(to: .reading(.refusal))
      } else {
        Go(to: .ending(reason))
      }
    } else {
      Stay()
    }
  }

  @RowBuilder func ending(_ reason: LoginReason) -> Transitions {
    Enter {
      if !faults.contains(.clearsAfterLogout) { Perform(.session(.clear)) }
      Tell(IMSession.connection, .end)
      Perform(.session(.logOut), until: .loggedOut) {
        Or(.logoutFailed) { finish(reason) }
      }
      finish(reason)
    }
  }

  @StepBuilder private func finish(_ reason: LoginReason) -> Steps {
    if faults.contains(.clearsAfterLogout) { Perform(.session(.clear)) }
    showLogin(reason)
  }

  @StepBuilder private func fail(_ failure: LoginFailure) -> Steps {
    if !faults.contains(.failureIsEmpty) { Perform(.session(.clear)) }
    Tell(IMSession.connection, .end)
    Perform(.spinner(.hide))
    Perform(.session(.showFailure(failure)))
    Go(to: .signedOut)
  }

  @StepBuilder private func showLogin(_ reason: LoginReason?) -> Steps {
    Perform(.page(.showLogin(reason)))
    Go(to: .signedOut)
  }
}
