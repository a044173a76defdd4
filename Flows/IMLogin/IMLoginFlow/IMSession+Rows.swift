package import EveryPath

extension IMSession {
  @RowBuilder var launching: Transitions {
    Enter {
      Perform(.startService)
      Go(to: .reading(.launch))
    }
  }

  /// Home opens at once, also without a network: the login goes on behind it.
  @RowBuilder func reading(_ occasion: Occasion) -> Transitions {
    Enter {
      Perform(.readStore, until: .read(isAvailable: true, .fit)) {
        for reading in [StoreReading.empty, .unfit] {
          Or(.read(isAvailable: true, reading)) { conclude(reading, occasion) }
        }
        Or(.read(isAvailable: true, .unreadable)) { Go(to: .locked(occasion)) }
        for reading in StoreReading.allCases {
          Or(.read(isAvailable: false, reading)) { Go(to: .locked(occasion)) }
        }
      }
      Tell(Self.connection, .begin)
      Perform(.autoLogIn)
      Tell(Self.route, .showHome)
      Go(to: .live)
    }
  }

  /// After a refusal home is there already, and the person may leave.
  @RowBuilder func locked(_ occasion: Occasion) -> Transitions {
    On(.protectedDataAvailable) { Go(to: .reading(occasion)) }
    if occasion == .refusal {
      leaving
      ignoreEnds
    }
  }

  @RowBuilder var signedOut: Transitions {
    On(.tapped(.logIn)) { Go(to: .asking) }
    ignoreEnds
    ignoreUnlock
  }

  /// The app's own server first: account and token come from it.
  @RowBuilder var asking: Transitions {
    Enter {
      Tell(Self.overlay, .show)
      Perform(.askServer, until: .serverGave) {
        Or(.serverFailed) { fail(.transient) }
        Timeout(serverTimeout, because: "a server may never answer") {
          Perform(.cancelServer)
          fail(.transient)
        }
      }
      Go(to: .loggingIn)
    }
    Ignore(.tapped(.logIn), because: "a login is under way")
    ignoreEnds
    ignoreUnlock
  }

  @RowBuilder var loggingIn: Transitions {
    Enter {
      Tell(Self.connection, .begin)
      Perform(.logIn, until: .loggedIn) {
        for failure in LoginFailure.all {
          Or(.loginFailed(failure)) {
            fail(failure)
          }
        }
        // The service may be at it still: it is logged out, so that nobody is logged in unseen.
        if let loginTimeout {
          Timeout(loginTimeout, because: "the service may never answer") {
            Tell(Self.overlay, .hide)
            Perform(.showFailure(.transient))
            Go(to: .ending(.loggedOut))
          }
        }
      }
      Perform(.save)
      Tell(Self.overlay, .hide)
      Tell(Self.route, .showHome)
      Go(to: .live)
    }
    for kick in KickReason.allCases {
      Interrupt(.kicked(.current(kick))) {
        Tell(Self.overlay, .hide)
        Perform(.showFailure(.terminal(kick.loginReason)))
        Go(to: .ending(kick.loginReason))
      }
    }
    Ignore(.tapped(.logIn), because: "a login is under way")
    ignoreUnlock
  }

  @RowBuilder var live: Transitions {
    leaving
    for kick in KickReason.allCases {
      On(.kicked(.current(kick))) { Go(to: .ending(kick.loginReason)) }
    }
    for reason in LoginReason.refusals {
      On(.autoFailed(.current(.terminal(reason)))) {
        if reason == .wrongCredentials {
          Perform(.noteRefusal)
          Go(to: .reading(.refusal))
        } else {
          Go(to: .ending(reason))
        }
      }
    }
    Ignore(.autoFailed(.current(.transient)), because: "the service tries again by itself")
    ignoreUnlock
  }

  @RowBuilder private var leaving: Transitions {
    On(.tapped(.logOut)) { Go(to: .ending(.loggedOut)) }
    On(.tapped(.switchAccount)) { Go(to: .ending(.switched)) }
  }

  /// What is stored goes first: whoever is killed from here on starts at the login page.
  @RowBuilder func ending(_ reason: LoginReason) -> Transitions {
    Enter {
      Perform(.clear)
      Tell(Self.connection, .end)
      Perform(.logOut, until: .loggedOut) {
        Or(.logoutFailed) { showLogin(reason) }
        Timeout(logoutTimeout, because: "the service is logged out here, whatever the server says")
        {
          showLogin(reason)
        }
      }
      showLogin(reason)
    }
    for button in SessionButton.allCases {
      Ignore(.tapped(button), because: "the session is ending already")
    }
    ignoreEnds
    ignoreUnlock
  }

  /// One end is enough: a second report of it changes nothing.
  @RowBuilder private var ignoreEnds: Transitions {
    for kick in KickReason.allCases {
      Ignore(.kicked(.current(kick)), because: "the session has ended already")
    }
    for failure in LoginFailure.all {
      Ignore(.autoFailed(.current(failure)), because: "the session has ended already")
    }
  }

  @RowBuilder private var ignoreUnlock: Transitions {
    Ignore(.protectedDataAvailable, because: "what is stored was read when it could be")
  }

  /// What a reading means that succeeded and does not fit.
  @StepBuilder private func conclude(_ reading: StoreReading, _ occasion: Occasion) -> Steps {
    switch occasion {
    case .launch:
      if reading == .unfit { Perform(.clear) }
      showLogin(nil)
    case .refusal: Go(to: .ending(.wrongCredentials))
    }
  }

  /// Nothing stays stored after a manual login that failed.
  @StepBuilder private func fail(_ failure: LoginFailure) -> Steps {
    Perform(.clear)
    Tell(Self.connection, .end)
    Tell(Self.overlay, .hide)
    Perform(.showFailure(failure))
    Go(to: .signedOut)
  }

  /// The page of the login, with the reason that leads there; nil if there is none to say.
  @StepBuilder package func showLogin(_ reason: LoginReason?) -> Steps {
    Tell(Self.route, .showLogin(reason))
    Go(to: .signedOut)
  }
}
