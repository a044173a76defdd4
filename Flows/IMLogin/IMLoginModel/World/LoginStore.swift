public import IMLoginFlow

/// What is stored on the device of logins.
public struct LoginStore: Hashable, Sendable {
  /// The account whose credentials are stored.
  public var account: Account?
  /// Whether there is a token with it.
  public var hasToken = false
  /// Whether the last manual login succeeded and was not ended since; kept outside of the keychain.
  public var isEligible = false
  /// The account that logged in last.
  public var last: Account?
  /// Whether it is noted that the server has refused the token; kept outside of the keychain.
  public var isRefused = false

  /// Nothing.
  public init() {}

  /// Everything that a successful login of `account` stores.
  public init(fit account: Account) {
    self.account = account
    hasToken = true
    isEligible = true
    last = account
  }

  /// Whether an automatic login is right.
  public var isFit: Bool {
    account != nil && hasToken && !isRefused && isEligible && account == last
  }

  /// Whether nothing is stored that could log in.
  public var isEmpty: Bool { account == nil && !hasToken && !isEligible }

  /// What a reading finds of it.
  ///
  /// While the keychain is shut it fails, or says that there is neither account nor token.
  public func reading(isLocked: Bool = false, readsEmpty: Bool = false) -> StoreReading {
    let shut: Bool? = readsEmpty ? false : nil
    return StoreReading(
      account: isLocked ? shut : account != nil, token: isLocked ? shut : hasToken && !isRefused,
      right: isEligible && account == last)
  }

  /// What earlier versions of an app may have left: a token alone, credentials that never led to a
  /// success, credentials of another account than the last.
  public static let leftovers: [LoginStore] = {
    var tokenOnly = LoginStore()
    tokenOnly.hasToken = true
    var notEligible = LoginStore(fit: .anna)
    notEligible.isEligible = false
    var notLast = LoginStore(fit: .anna)
    notLast.last = .bert
    return [tokenOnly, notEligible, notLast]
  }()

  /// Removes the right to log in automatically, which no lock protects.
  mutating func revoke() { isEligible = false }

  /// The app is deleted and installed again: the keychain outlives it.
  mutating func reinstall() {
    isEligible = false
    isRefused = false
  }

  /// Removes what could log in; who logged in last stays known.
  mutating func clear() {
    account = nil
    hasToken = false
    isEligible = false
    isRefused = false
  }
}
