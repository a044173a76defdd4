import EveryPath
import FlowModel
import IMLoginFlow

/// The login as it is often published: right as long as nothing fails in an unlucky moment.
extension IMSession {
  enum PublishedFault: String, Hashable, Sendable, CaseIterable {
    /// A manual login that fails leaves everything stored.
    case failureIsEmpty
    /// A kick and a logout clear what is stored only once the server has confirmed.
    case clearsAfterLogout
    /// An automatic login that fails only changes the page.
    case changesPageOnly
    /// What cannot be read is taken for unfit, and removed.
    case clearsLocked
  }

  /// The login with these faults.
  func published(with faults: Set<PublishedFault>) -> AlteredFlow<Self> {
    AlteredFlow(self, name: "im-article") { state in
      switch state {
      case .reading(.launch) where faults.contains(.clearsLocked): clearingLocked
      case .asking where faults.contains(.failureIsEmpty):
        Enter {
          Tell(Self.overlay, .show)
          Perform(.askServer, until: .serverGave) { Or(.serverFailed) { fail(.transient) } }
          Go(to: .loggingIn)
        }
      case .loggingIn where faults.contains(.failureIsEmpty): keepingAfterFailure
      case .live where faults.contains(.changesPageOnly):
        for reason in LoginReason.refusals {
          On(.autoFailed(.current(.terminal(reason)))) {
            Tell(Self.connection, .end)
            showLogin(reason)
          }
        }
      case .ending(let reason) where faults.contains(.clearsAfterLogout):
        Enter {
          Tell(Self.connection, .end)
          Perform(.logOut, until: .loggedOut) {
            Or(.logoutFailed) {
              Perform(.clear)
              showLogin(reason)
            }
          }
          Perform(.clear)
          showLogin(reason)
        }
      default: transitions(from: state)
      }
    }
  }

  @RowBuilder private var clearingLocked: Transitions {
    Enter {
      Perform(.readStore, until: .read(isAvailable: true, .fit)) {
        for reading in StoreReading.allCases {
          for isAvailable in [true, false] where !isAvailable || reading != .fit {
            Or(.read(isAvailable: isAvailable, reading)) {
              if !isAvailable || reading != .empty { Perform(.clear) }
              showLogin(nil)
            }
          }
        }
      }
      Tell(Self.connection, .begin)
      Perform(.autoLogIn)
      Tell(Self.route, .showHome)
      Go(to: .live)
    }
  }

  @RowBuilder private var keepingAfterFailure: Transitions {
    Enter {
      Tell(Self.connection, .begin)
      Perform(.logIn, until: .loggedIn) {
        for failure in LoginFailure.all {
          Or(.loginFailed(failure)) { fail(failure) }
        }
      }
      Perform(.save)
      Tell(Self.overlay, .hide)
      Tell(Self.route, .showHome)
      Go(to: .live)
    }
  }

  @StepBuilder private func fail(_ failure: LoginFailure) -> Steps {
    Tell(Self.connection, .end)
    Tell(Self.overlay, .hide)
    Perform(.showFailure(failure))
    Go(to: .signedOut)
  }
}
