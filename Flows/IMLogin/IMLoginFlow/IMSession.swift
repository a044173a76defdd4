public import EveryPath

/// The session of a messenger: how it begins, how it ends, and what is stored of it.
///
/// One machine for one process. The service keeps the connection alive by itself; the session calls
/// it once at launch, or after a tap on the login page, and in between only with a token that
/// another process of the app has renewed. When a session ends, what is stored goes first, so that
/// a process that is ended half-way cannot log in again. What tells of the end of an earlier session
/// ends none.
///
/// What is stored cannot always be read: not before the first unlock of the phone, and not while it
/// is locked. Nothing is concluded from a reading that was made meanwhile, whatever it says: nothing
/// is removed, no login page comes up, and it is made again at the unlock.
public struct IMSession: Flow {
  /// Where the session can be.
  public enum State: Hashable, Sendable {
    /// The process has just begun.
    case launching
    /// What is stored is being read.
    case reading(Occasion)
    /// Protected data is not available yet; what was read is read again once it is.
    case locked(Occasion)
    /// The login page is there, and nothing is stored.
    case signedOut
    /// The app's own server is asked for account and token.
    case asking
    /// The messaging service is asked to log in.
    case loggingIn
    /// Home is there; the service does the rest.
    case live
    /// The session ends.
    case ending(LoginReason)
  }

  /// Why what is stored is read.
  public enum Occasion: String, Hashable, Sendable, CaseIterable {
    /// The process has just begun.
    case launch
    /// The server refuses the token; another process of the app may have renewed it.
    case refusal
  }

  /// What it can be told.
  public typealias Event = IMSessionEvent
  /// What it can order.
  public typealias Effect = IMSessionEffect

  /// How the machine can end: only from outside.
  public enum Outcome: Hashable, Sendable {
    /// The driver is gone, or the machine was given up.
    case givenUp
  }

  /// The component that follows the connection.
  public static let connection = ComponentID<IMConnection>("connection")
  /// The component that shows pages.
  public static let route = ComponentID<IMRoute>("route")
  /// The component that shows the spinner.
  public static let overlay = ComponentID<IMOverlay>("overlay")

  /// How long the app's own server may take.
  public var serverTimeout: Duration = .seconds(30)
  /// How long the messaging service may take for a manual login.
  ///
  /// Nil if the driver always answers in time by itself.
  public var loginTimeout: Duration? = .seconds(60)
  /// How long a logout may take before the person is told that it is done.
  public var logoutTimeout: Duration = .seconds(5)

  /// A session.
  public init() {}

  /// The flow's name.
  public var name: String { "im-session" }

  /// The state a process begins in.
  public var start: State { .launching }

  /// Every state, listed.
  public var states: [State] {
    [.launching] + Occasion.allCases.flatMap { [.reading($0), .locked($0)] }
      + [.signedOut, .asking, .loggingIn, .live]
      + LoginReason.allCases.map { .ending($0) }
  }

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
    Ignore(.kicked(.late), .autoFailed(.late), because: "it tells of a session that is over")
  }
}

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
