/// What a messaging service reports of its connection: the eleven steps of NIM, by their numbers.
public enum LoginStep: Int, Hashable, Sendable, CaseIterable {
  /// The server is being reached.
  case linking = 1
  /// The server is reached.
  case linkOK
  /// The server was not reached.
  case linkFailed
  /// The account is being checked.
  case logining
  /// The account is logged in.
  case loginOK
  /// The account was not logged in.
  case loginFailed
  /// Data are being brought up to date.
  case syncing
  /// Data are up to date: the login is complete.
  case syncOK
  /// The connection broke.
  case loseConnection
  /// The network is another one; not really a step.
  case netChanged
  /// The session was logged out.
  case logout
}

/// The end of a session as a driver hears it: of the session that is meant, or not.
///
/// A service may tell of an end late, or twice: after another login has succeeded (reported:
/// openimsdk/open-im-server#3449, TencentCloud/TIMSDK#231).
public enum HeardEnd<Cause: Hashable & Sendable>: Hashable, Sendable {
  /// Of the session that was begun last.
  case current(Cause)
  /// Of a session after which another one was begun, or of a connection that this session has
  /// replaced by another.
  case late

  /// Classifies a reported end.
  ///
  /// - Parameters:
  ///   - cause: why the session has ended.
  ///   - isCurrent: whether it is the session that was begun last.
  public init(_ cause: Cause, isCurrent: Bool) { self = isCurrent ? .current(cause) : .late }
}

/// A step as a driver hears it: of the session that is meant, or not.
public enum HeardStep: Hashable, Sendable {
  /// A step of the session that was begun last.
  case current(LoginStep)
  /// A step of a session that is over.
  case late
  /// A number that means nothing to this version.
  case unknown

  /// Classifies a reported step.
  ///
  /// - Parameters:
  ///   - number: the step's number.
  ///   - isCurrent: whether it belongs to the session that was begun last.
  public init(number: Int, isCurrent: Bool) {
    if let step = LoginStep(rawValue: number) {
      self = isCurrent ? .current(step) : .late
    } else {
      self = .unknown
    }
  }
}
