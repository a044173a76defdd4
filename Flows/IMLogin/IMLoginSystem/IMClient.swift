/// A messaging service's SDK, as the login calls it: what a team's adapter does.
///
/// What it reports, and what it answers, may come from any thread, late, more than once, or never.
/// Each login has a number; the last one is the session that is meant.
@MainActor
public protocol IMClient: AnyObject {
  /// Sets the SDK up with the app's key, and listens to it; called once, before any login.
  ///
  /// - Parameter report: Takes what the SDK reports, with the number of the login it belongs to;
  ///   nil if the SDK does not say. Then it is taken for one of the last login, once that was
  ///   answered or has begun to connect, or if it is the first of the process.
  func start(_ report: @escaping @Sendable (IMReport, _ session: Int?) -> Void)
  /// Logs in by hand; nil is success, anything else the service's error code.
  func logIn(
    _ credentials: Credentials, session: Int, _ done: @escaping @Sendable (_ code: Int?) -> Void)
  /// Logs in automatically, once; the SDK reconnects by itself, and reports if it gives up.
  ///
  /// - Parameter isForced: Whether a device that has taken over is thrown out; the login never
  ///   wants that.
  func autoLogIn(_ credentials: Credentials, session: Int, isForced: Bool)
  /// Logs out; nil is success, anything else the service's error code.
  func logOut(_ done: @escaping @Sendable (_ code: Int?) -> Void)
}

/// What a messaging service reports by itself.
public enum IMReport: Hashable, Sendable {
  /// A step of the connection, by its number: see `LoginStep`.
  case step(Int)
  /// The server ended the session; why, by its number: see `KickReason`.
  case kicked(Int)
  /// The automatic login failed, with the service's error code.
  case autoLogInFailed(Int)
}

/// The app's own server, which knows the account and token of who logs in.
@MainActor
public protocol IMAccountServer: AnyObject {
  /// Logs in what the person entered in the login page, and asks for account and token.
  ///
  /// - Parameter answer: Takes them, from any thread; nil if there are none.
  func requestCredentials(_ answer: @escaping @Sendable (Credentials?) -> Void)
  /// Gives the request up.
  func cancelRequest()
}
