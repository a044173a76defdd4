/// What a session can be told.
public enum IMSessionEvent: Hashable, Sendable {
  /// What is stored, and whether protected data was available when it was read.
  case read(isAvailable: Bool, StoreReading)
  /// What is protected can be read: the phone was unlocked, or the app came to the front.
  case protectedDataAvailable
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
  case autoFailed(HeardEnd<LoginFailure>)
  /// The server ended the session.
  case kicked(HeardEnd<KickReason>)
  /// The service is logged out.
  case loggedOut
  /// The service is logged out; the server did not confirm it.
  case logoutFailed
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
  /// Read what is stored; unreadable if any of it cannot be read now.
  ///
  /// Ask first whether protected data is available (`isProtectedDataAvailable`): before the unlock
  /// a keychain may fail, or say that it holds nothing (reported: kylebshr/luka-ios#134). One that
  /// opens at the first unlock is available from then on: keep something in it, and see whether it
  /// is there.
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
  /// Store account and token, then the right to log in automatically.
  ///
  /// While the phone is locked, the driver does it at the unlock, unless they are removed by then.
  case save
  /// Remove the right to log in automatically, then account and token.
  ///
  /// The right is kept outside of the keychain, in a file without protection, so that it goes at
  /// once, also while the phone is locked; the rest goes at the unlock.
  case clear
  /// Note outside of the keychain, where no lock protects it, that the server refuses this token.
  ///
  /// The note names the token, so that a reading calls it unfit, and a newer one fit.
  case noteRefusal
  /// Tell the person that the manual login failed.
  case showFailure(LoginFailure)
}

/// What is stored of the last login, as the driver reads it.
public enum StoreReading: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case empty
  /// Account and token of the account that logged in last, with success, and not ended since.
  case fit
  /// Something else: a token without account, without a success, of another account, or one that
  /// the server has refused.
  case unfit
  /// Something of it cannot be read now: the phone is locked, or was not unlocked since it started.
  case unreadable
}

extension StoreReading {
  /// Classifies what a driver found; nil stands for what cannot be read now.
  ///
  /// A keychain that is shut may say that it holds nothing: a session believes a reading only if
  /// protected data was available.
  ///
  /// - Parameters:
  ///   - account: whether there is an account.
  ///   - token: whether there is a token, other than one that is noted as refused.
  ///   - right: whether that account may log in automatically: it logged in last, with success, and
  ///     was not ended since.
  public init(account: Bool?, token: Bool?, right: Bool?) {
    guard let account, let token, let right else {
      self = .unreadable
      return
    }
    self = account && token && right ? .fit : account || token || right ? .unfit : .empty
  }
}
