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
