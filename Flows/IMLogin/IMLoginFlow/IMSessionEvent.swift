/// What a session can be told.
public enum IMSessionEvent: Hashable, Sendable {
  /// What is stored.
  case read(StoreReading)
  /// The person touched a button.
  case tapped(SessionButton)
  /// The app's own server gave account and token.
  case serverGave
  /// The app's own server refused, or was not reached.
  case serverFailed
  /// The manual login succeeded.
  case loggedIn
  /// The manual login failed.
  case loginFailed(LoginFailure)
  /// The automatic login failed.
  case autoFailed(LoginFailure)
  /// The server ended the session.
  case kicked(KickReason)
  /// The service is logged out.
  case loggedOut
  /// The service is logged out; the server did not confirm it.
  case logoutFailed
}

/// What is stored of the last login, as the driver reads it.
public enum StoreReading: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case empty
  /// Account and token of the account that logged in last, with success, and not ended since.
  case fit
  /// Something else: a token without account, without a success, or of another account.
  case unfit
}

/// A button that concerns the session.
public enum SessionButton: String, Hashable, Sendable, CaseIterable {
  /// Of the login page.
  case logIn
  /// Of home: leave.
  case logOut
  /// Of home: leave, and log in with another account.
  case switchAccount
}

/// What a session can order.
public enum IMSessionEffect: Hashable, Sendable {
  /// Set the service up and listen to it.
  case startService
  /// Read what is stored.
  case readStore
  /// Ask the app's own server for account and token.
  case askServer
  /// Give up asking it.
  case cancelServer
  /// Log in by hand.
  case logIn
  /// Log in automatically; never forced, so that it cannot throw another device out.
  case autoLogIn
  /// Log out.
  case logOut
  /// Store account, token and the right to log in automatically, in one write.
  case save
  /// Remove account, token and the right to log in automatically, in one write.
  case clear
  /// Tell the person that the manual login failed.
  case showFailure(LoginFailure)
}
