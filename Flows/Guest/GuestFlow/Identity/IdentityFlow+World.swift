public import EveryPath

/// How an identity meets its driver, a relaunch, and what comes too late.
extension IdentityFlow {
  /// Every state.
  public var states: [State] {
    [
      .reading, .locked, .requesting, .settling(thenLogIn: false), .settling(thenLogIn: true),
      .nobody, .guest,
    ]
      + Origin.allCases.flatMap { origin -> [State] in
        [
          .loggingIn(origin), .deciding(origin), .confirming(origin),
          .becoming(origin, isOther: false), .becoming(origin, isOther: true),
        ]
      }
      + [.moving, .stalled, .leaving, .user] + Lapse.allCases.map { .lapsed($0) }
      + [.loggingOut, .deleting, .erasing]
  }

  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] { effect.answers }

  /// It ends with its process.
  public func abandoned(_ reason: Abandonment) -> Outcome { .ended }

  /// Who causes an event.
  public func role(of event: Event) -> EventRole {
    event == .logoutAsked || event == .deletionAsked ? .person : .system
  }

  /// What may come although it is no longer, or not yet, of use.
  @RowBuilder func late(_ state: State) -> Transitions {
    if !state.isLoginUndone {
      Ignore(.loginCancelled, because: "the login is over, or has come too far to be undone")
    }
    if state != .stalled {
      Ignore(.moveRetried, .moveLeft, because: "the move runs already, or is over")
    }
    if state != .user {
      Ignore(.deletionAsked, because: "only a user who is logged in can delete the account")
    }
    if state != .reading && state != .locked {
      Ignore(.protectedDataAvailable, because: "what is stored was read when it could be")
    }
    if state != .nobody {
      Ignore(.networkBack, because: "only a missing identity waits for the network")
    }
    if !state.isLogoutPossible {
      Ignore(.logoutAsked, because: "nobody is logged in, or the data are not all there")
    }
    if !state.hearsLapses {
      for lapse in Lapse.allCases {
        Ignore(
          .lapsed(lapse, isCurrent: true),
          because: "no session is in use, or its next use will tell")
      }
    }
    for lapse in Lapse.allCases {
      Ignore(.lapsed(lapse, isCurrent: false), because: "it tells of a session that is over")
    }
  }
}

extension IdentityState {
  /// Whether a login that was asked for can be cancelled.
  fileprivate var isLoginUndone: Bool {
    switch self {
    case .loggingIn, .deciding, .confirming, .settling(thenLogIn: true): true
    case .reading, .locked, .requesting, .settling, .nobody, .guest, .becoming, .moving, .stalled,
      .leaving, .user, .lapsed, .loggingOut, .deleting, .erasing:
      false
    }
  }

  fileprivate var isLogoutPossible: Bool {
    switch self {
    case .user, .lapsed: true
    case .reading, .locked, .requesting, .settling, .nobody, .guest, .loggingIn, .deciding,
      .confirming, .becoming, .moving, .stalled, .leaving, .loggingOut, .deleting, .erasing:
      false
    }
  }

  fileprivate var hearsLapses: Bool {
    switch self {
    case .reading, .user: true
    case .locked, .requesting, .settling, .nobody, .guest, .loggingIn, .deciding, .confirming,
      .becoming, .moving, .stalled, .leaving, .lapsed, .loggingOut, .deleting, .erasing:
      false
    }
  }
}

extension IdentityEffect {
  /// The events with which the effect can be answered.
  public var answers: [IdentityEvent] {
    switch self {
    case .readFacts:
      [true, false].flatMap { isAvailable -> [IdentityEvent] in
        IdentityFacts.allCases.map { .facts(isAvailable: isAvailable, $0) }
      } + [.unreadable]
    case .requestGuest: [.guestGranted, .guestRefused]
    case .write, .leaveRest: [.written, .writeFailed]
    case .openStore: [.storeOpened]
    case .closeStore: []
    case .login:
      Self.accepted + [.loginConflict] + LoginFault.ofServer.map { .loginRefused($0) }
    case .confirmMerge: Self.accepted + LoginFault.ofServer.map { .loginRefused($0) }
    case .abortLogin: []
    case .copy: [.copied, .ioFailed]
    case .verify: [.verified, .ioFailed]
    case .drop: [.dropped, .ioFailed]
    case .logout: [.loggedOut]
    case .deleteAccount: [.accountDeleted, .deletionRefused]
    case .deleteData: [.dataDeleted, .ioFailed]
    }
  }

  private static var accepted: [IdentityEvent] {
    [.loginAccepted(isOther: false), .loginAccepted(isOther: true)]
  }
}
