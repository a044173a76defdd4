public import IMLoginFlow

/// A messaging service that behaves, for tests and previews: its SDK and its server, without a
/// network.
///
/// It takes its steps by itself, one after the other, unless ``runsByItself`` is off.
@MainActor
public final class FakeIMClient: IMClient {
  /// The right token of each account; others are refused with 302, accounts without one with 404.
  public var tokens: [String: String]
  /// The accounts that are refused with 422.
  public var banned: Set<String> = []
  /// Whether there is a network; the SDK connects again by itself.
  public var hasNetwork = true {
    didSet { if hasNetwork != oldValue { networkChanged() } }
  }
  /// Whether another device has taken over: an automatic login is refused with 417, unless it is
  /// forced.
  public var isTakenOver = false
  /// Whether each end and answer comes twice.
  public var reportsTwice = false
  /// Whether the reports say which login they belong to.
  public var tellsSession = true
  /// Whether a logout is answered.
  public var answersLogOut = true
  /// Whether it takes its steps by itself.
  public var runsByItself = true
  /// What was called, in order: `manual A`, `automatic A`, `forced A`, `logout`.
  public private(set) var calls: [String] = []

  private var report: (@Sendable (IMReport, Int?) -> Void)?
  private var login: Login?
  private var lastSession = 0
  private var logOutDone: (@Sendable (Int?) -> Void)?

  private struct Login {
    let credentials: Credentials
    /// Takes the answer of a manual login.
    var done: (@Sendable (Int?) -> Void)?
    var isForced = false
    var isLoggedIn = false
  }

  /// A service.
  public init(tokens: [String: String]) { self.tokens = tokens }

  // MARK: - What an app calls

  /// Listens.
  public func start(_ report: @escaping @Sendable (IMReport, _ session: Int?) -> Void) {
    self.report = report
  }

  /// Logs in by hand.
  public func logIn(
    _ credentials: Credentials, session: Int, _ done: @escaping @Sendable (_ code: Int?) -> Void
  ) {
    calls.append("manual \(credentials.account)")
    begin(Login(credentials: credentials, done: done), session)
  }

  /// Logs in automatically.
  public func autoLogIn(_ credentials: Credentials, session: Int, isForced: Bool) {
    calls.append("\(isForced ? "forced" : "automatic") \(credentials.account)")
    begin(Login(credentials: credentials, isForced: isForced), session)
  }

  /// Logs out.
  public func logOut(_ done: @escaping @Sendable (_ code: Int?) -> Void) {
    calls.append("logout")
    login = nil
    logOutDone = done
    if runsByItself, answersLogOut { finishLogOut(hasNetwork ? nil : 408) }
  }

  // MARK: - What the service does

  /// Ends the session, as when another device logs in.
  public func kick(_ reason: KickReason) {
    if reason != .server { isTakenOver = true }
    end(.kicked(reason.rawValue))
  }

  /// Reports something, of the last login or, if it comes late, of the one before.
  public func send(_ report: IMReport, isLate: Bool = false) {
    self.report?(report, tellsSession ? lastSession - (isLate ? 1 : 0) : nil)
  }

  /// Answers the manual login that is under way.
  public func finishLogIn(_ code: Int?) {
    let done = login?.done
    login?.done = nil
    done?(code)
    if reportsTwice { done?(code) }
  }

  /// Answers the logout.
  public func finishLogOut(_ code: Int?) {
    logOutDone?(code)
    if reportsTwice { logOutDone?(code) }
  }

  private func begin(_ login: Login, _ session: Int) {
    self.login = login
    lastSession = session
    if runsByItself { connect() }
  }

  private func networkChanged() {
    guard runsByItself else { return }
    send(.step(LoginStep.netChanged.rawValue))
    guard login != nil else { return }
    if hasNetwork { connect() } else { step(.loseConnection) }
  }

  private func connect() {
    guard let login else { return }
    step(.linking)
    guard hasNetwork else {
      step(.linkFailed)
      // A manual login is not tried again.
      if login.done != nil { fail(408) }
      return
    }
    step(.linkOK)
    step(.logining)
    if let code = refusal(of: login) {
      step(.loginFailed)
      return fail(code)
    }
    isTakenOver = false
    self.login?.isLoggedIn = true
    step(.loginOK)
    finishLogIn(nil)
    step(.syncing)
    step(.syncOK)
  }

  private func refusal(of login: Login) -> Int? {
    let account = login.credentials.account
    switch tokens[account] {
    case nil: return 404
    case login.credentials.token?:
      if banned.contains(account) { return 422 }
      return isTakenOver && login.done == nil && !login.isForced && !login.isLoggedIn ? 417 : nil
    default: return 302
    }
  }

  private func fail(_ code: Int) {
    guard login?.done != nil else { return end(.autoLogInFailed(code)) }
    finishLogIn(code)
    login = nil
  }

  private func end(_ report: IMReport) {
    login = nil
    send(report)
    if reportsTwice { send(report) }
  }

  private func step(_ step: LoginStep) { send(.step(step.rawValue)) }
}
