public import EveryPath

/// Who uses the app: a guest from the first start on, a user after a login, with the guest's data.
///
/// It runs as long as the process and has no caller; the gate asks it for logins.
public struct IdentityFlow<Item: GuestCollection>: Flow {
  /// Where it can be.
  public typealias State = IdentityState
  /// What it can be told.
  public typealias Event = IdentityEvent
  /// What it can order.
  public typealias Effect = IdentityEffect<Item>

  /// How it ends: with its process.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case ended
  }

  /// The items of a move, in its order.
  public var items: [Item]
  /// How long to wait before a guest identity is asked for again.
  public var retryDelay: Duration

  /// How long a merge may be decided about.
  public var decisionLimit: Duration

  /// An identity.
  public init(
    items: [Item] = Array(Item.allCases), retryDelay: Duration = .seconds(30),
    decisionLimit: Duration = .seconds(300)
  ) {
    self.items = items
    self.retryDelay = retryDelay
    self.decisionLimit = decisionLimit
  }

  /// The flow's name.
  public var name: String { "identity" }

  /// The state a process begins in.
  public var start: State { .reading }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .reading: reading
    case .locked: locked
    case .requesting: requesting
    case .settling(let thenLogIn): settling(thenLogIn)
    case .nobody: nobody
    case .guest: On(.loginAsked) { Go(to: .loggingIn(.guest)) }
    case .loggingIn(let origin): loggingIn(origin)
    case .deciding(let origin): deciding(origin)
    case .confirming(let origin): confirming(origin)
    case .becoming(let origin, let isOther): becoming(origin, isOther)
    case .moving: moving
    case .stalled: stalled
    case .leaving: leaving
    case .user: user
    case .lapsed(let lapse): lapsed(lapse)
    case .loggingOut: loggingOut
    case .deleting: deleting
    case .erasing: erasing
    }
    late(state)
  }

  /// From what is stored, and from nothing else; before the unlock nothing is concluded from it.
  @RowBuilder private var reading: Transitions {
    Enter {
      Perform(.readFacts, until: .facts(isAvailable: true, .nobody)) {
        Or(.facts(isAvailable: true, .guest)) { Go(to: .settling(thenLogIn: false)) }
        Or(.facts(isAvailable: true, .moving)) { Go(to: .moving) }
        Or(.facts(isAvailable: true, .deleting)) { Go(to: .erasing) }
        Or(.facts(isAvailable: true, .user)) {
          Perform(.openStore(.user), until: .storeOpened)
          Tell(GuestComponents.gate, .accountReady)
          Go(to: .user)
        }
        for lapse in Lapse.allCases {
          Or(.facts(isAvailable: true, IdentityFacts(lapse))) { Go(to: .lapsed(lapse)) }
        }
        for facts in IdentityFacts.allCases {
          Or(.facts(isAvailable: false, facts)) { Go(to: .locked) }
        }
        Or(.unreadable) { Go(to: .locked) }
      }
      Go(to: .requesting)
    }
  }

  /// Whoever uses the app is neither a guest nor gone: what is stored is read again.
  @RowBuilder private var locked: Transitions {
    On(.protectedDataAvailable) { Go(to: .reading) }
    On(.loginAsked) {
      Tell(GuestComponents.gate, .loginFailed(.notStored))
      Tell(GuestComponents.form, .loginFailed(.notStored))
      Stay()
    }
  }

  /// A start without a network: something to wait for, and a retry that comes anyway.
  @RowBuilder private var nobody: Transitions {
    On(.networkBack) { Go(to: .requesting) }
    After(retryDelay, because: "nobody says when a server is there again") {
      Go(to: .requesting)
    }
    On(.loginAsked) { Go(to: .loggingIn(.nobody)) }
  }

  /// Who wants to log in need not wait for a guest identity.
  @RowBuilder private var requesting: Transitions {
    Enter {
      Perform(.requestGuest, until: .guestGranted) {
        Or(.guestRefused) { Go(to: .nobody) }
      }
      Go(to: .settling(thenLogIn: false))
    }
    Interrupt(.loginAsked) { Go(to: .loggingIn(.nobody)) }
  }

  /// A login that is asked for meanwhile is a state of its own, so that it can be cancelled.
  @RowBuilder private func settling(_ thenLogIn: Bool) -> Transitions {
    Enter {
      Perform(.write(.guest), until: .written) {
        Or(.writeFailed) {
          if thenLogIn { Go(to: .loggingIn(.nobody)) } else { Go(to: .nobody) }
        }
      }
      Perform(.openStore(.guest), until: .storeOpened)
      if thenLogIn { Go(to: .loggingIn(.guest)) } else { Go(to: .guest) }
    }
    if thenLogIn {
      Interrupt(.loginCancelled) { Go(to: .settling(thenLogIn: false)) }
    } else {
      Interrupt(.loginAsked) { Go(to: .settling(thenLogIn: true)) }
    }
  }

  @RowBuilder private var stalled: Transitions {
    On(.moveRetried) { Go(to: .moving) }
    On(.moveLeft) { Go(to: .leaving) }
  }

  @RowBuilder private var user: Transitions {
    On(.logoutAsked) { Go(to: .loggingOut) }
    On(.deletionAsked) { Go(to: .deleting) }
    for lapse in Lapse.allCases {
      On(.lapsed(lapse, isCurrent: true)) { Go(to: .lapsed(lapse)) }
    }
  }

  /// What is known of the session is written; if that fails, the server will say it again.
  @RowBuilder private func lapsed(_ lapse: Lapse) -> Transitions {
    Enter {
      Perform(.write(IdentityFacts(lapse)), until: .written) {
        Or(.writeFailed) {
          Perform(.openStore(.user), until: .storeOpened)
          Stay()
        }
      }
      Perform(.openStore(.user), until: .storeOpened)
    }
    Interrupt(.loginAsked) { Go(to: .loggingIn(lapse == .expired ? .expired : .kicked)) }
    Interrupt(.logoutAsked) { Go(to: .loggingOut) }
  }

  /// The logout service first, then the guest service: there is always an identity, or a retry.
  @RowBuilder private var loggingOut: Transitions {
    Enter {
      Tell(GuestComponents.gate, .accountLeft)
      Perform(.closeStore)
      Perform(.logout, until: .loggedOut)
      Perform(.write(.nobody), until: .written) {
        Or(.writeFailed) {
          Tell(GuestComponents.gate, .loginNeeded)
          Go(to: .lapsed(.expired))
        }
      }
      Tell(GuestComponents.gate, .loginNeeded)
      Go(to: .requesting)
    }
  }

  /// It is written first: a process that ends goes on with it.
  @RowBuilder private var deleting: Transitions {
    Enter {
      Tell(GuestComponents.gate, .accountLeft)
      Perform(.closeStore)
      Perform(.write(.deleting), until: .written) { Or(.writeFailed) { keepAccount } }
      Go(to: .erasing)
    }
  }

  /// The data go once the server has deleted the account, and stay if it has not.
  @RowBuilder private var erasing: Transitions {
    Enter {
      Perform(.deleteAccount, until: .accountDeleted) {
        Or(.deletionRefused) {
          Perform(.write(.user), until: .written) { Or(.writeFailed) { eraseLater } }
          keepAccount
        }
      }
      Perform(.deleteData, until: .dataDeleted) { Or(.ioFailed) { eraseLater } }
      Perform(.write(.nobody), until: .written) { Or(.writeFailed) { eraseLater } }
      Tell(GuestComponents.gate, .loginNeeded)
      Go(to: .requesting)
    }
  }

  @StepBuilder private var eraseLater: Steps {
    Wait(retryDelay, because: "the disk does not say when it is well again")
    Go(to: .erasing)
  }

  @StepBuilder private var keepAccount: Steps {
    Perform(.openStore(.user), until: .storeOpened)
    Tell(GuestComponents.gate, .accountReady)
    Go(to: .user)
  }
}
