/// Why the login page is there, so that each reason has words of its own.
public enum LoginReason: String, Hashable, Sendable, CaseIterable {
  /// The person logged out.
  case loggedOut
  /// The person wants another account.
  case switched
  /// Another client of the same kind logged in.
  case kickedByOther
  /// The server ended the session.
  case kickedByServer
  /// Another client ended this one by hand.
  case kickedByHand
  /// The token or password no longer fits.
  case wrongCredentials
  /// There is no such account.
  case noAccount
  /// The account may not log in.
  case forbidden
  /// The account is blocked.
  case blocked
  /// The account was last used on another device; only a manual login may take it back.
  case elsewhere
  /// The app itself is set up wrongly.
  case misconfigured
  /// The server refuses for another reason.
  case refused
}

extension LoginReason {
  /// The reasons a server may have to refuse a login for good.
  public static let refusals: [LoginReason] = [
    .wrongCredentials, .noAccount, .forbidden, .blocked, .elsewhere, .misconfigured, .refused,
  ]
}

/// Why the server ended a session, as it is told to the client.
public enum KickReason: Int, Hashable, Sendable, CaseIterable {
  /// Another client of the same kind logged in.
  case otherClient = 1
  /// The server did it.
  case server = 2
  /// Another client did it by hand.
  case byHand = 3

  /// What the login page says.
  public var loginReason: LoginReason {
    switch self {
    case .otherClient: .kickedByOther
    case .server: .kickedByServer
    case .byHand: .kickedByHand
    }
  }
}
