public import EveryPath

/// How a session meets its driver and a relaunch.
extension IMSession {
  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] { effect.answers }

  /// The outcome of a session that was given up.
  public func abandoned(_ reason: Abandonment) -> Outcome { .givenUp }

  /// Who causes an event.
  public func role(of event: Event) -> EventRole { event.role }
}

extension IMSessionEffect {
  /// The events with which the effect can be answered.
  public var answers: [IMSessionEvent] {
    switch self {
    case .readStore:
      [true, false].flatMap { isAvailable -> [IMSessionEvent] in
        StoreReading.allCases.map { .read(isAvailable: isAvailable, $0) }
      }
    case .askServer: [.serverGave, .serverFailed]
    case .logIn: [.loggedIn] + LoginFailure.all.map { .loginFailed($0) }
    case .logOut: [.loggedOut, .logoutFailed]
    case .startService, .cancelServer, .autoLogIn, .save, .clear, .noteRefusal, .showFailure: []
    }
  }
}

extension IMSessionEvent {
  /// Who causes the event.
  public var role: EventRole {
    switch self {
    case .tapped: .person
    case .read, .protectedDataAvailable, .serverGave, .serverFailed, .loggedIn, .loginFailed,
      .autoFailed, .kicked,
      .loggedOut, .logoutFailed:
      .system
    }
  }
}
