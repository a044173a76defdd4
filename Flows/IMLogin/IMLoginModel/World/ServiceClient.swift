public import IMLoginFlow

/// The service's client inside the app: what it is doing, and what it may still report.
public struct ServiceClient: Hashable, Sendable {
  /// How the session was begun.
  public enum Kind: String, Hashable, Sendable {
    case manual
    case automatic
  }

  /// How far the connection is.
  public enum Link: String, Hashable, Sendable, CaseIterable, Comparable {
    case called
    case waiting
    case linking
    case linked
    case logining
    /// The login failed; why is still to be reported.
    case loginFailed
    case loggedIn
    case syncing
    case synced

    /// Whether the left one comes before the right one.
    public static func < (left: Self, right: Self) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Something that ends a session and is reported twice, in two ways.
  public enum Echo: String, Hashable, Sendable, CaseIterable {
    case kick
    case failure
  }

  /// How the session was begun; nil if there is none.
  public internal(set) var kind: Kind?
  /// How far the connection is, if there is a session.
  public internal(set) var link = Link.called
  /// Whose session it is.
  public internal(set) var account: Account?
  /// A second report of an end that may still come.
  var echo: Echo?
  /// Whether a step or the end of a session that is over may still be reported.
  var hasLateReport = false

  /// Whether the account is logged in.
  public var isLoggedIn: Bool { kind != nil && link >= .loggedIn }

  var isConnected: Bool { kind != nil && link >= .linked }

  /// Whether it does something by itself.
  func isBusy(_ hasNetwork: Bool) -> Bool {
    guard kind != nil else { return false }
    if link == .waiting { return hasNetwork }
    return link != .synced || !hasNetwork
  }

  /// Begins a session; one report of the one before may still be on its way.
  mutating func begin(_ kind: Kind, _ account: Account?) {
    let hasLateReport = hasLateReport || echo != nil
    self = ServiceClient()
    self.hasLateReport = hasLateReport
    self.kind = kind
    self.account = account
  }

  /// Ends the session; a step of it may still be on its way.
  mutating func end(echo: Echo? = nil) {
    if kind != nil { hasLateReport = true }
    kind = nil
    account = nil
    link = .called
    self.echo = echo
  }

  func nextSteps(hasNetwork: Bool) -> [LoginStep] {
    guard kind != nil else { return [] }
    let next: [LoginStep] =
      switch link {
      case .called, .waiting: [.linking]
      case .linking: hasNetwork ? [.linkOK, .linkFailed] : [.linkFailed]
      case .linked: hasNetwork ? [.logining] : []
      case .logining: hasNetwork ? [.loginOK, .loginFailed] : []
      case .loginFailed: []
      case .loggedIn: hasNetwork ? [.syncing] : []
      case .syncing: hasNetwork ? [.syncOK] : []
      case .synced: []
      }
    return next + (link >= .linked && link != .loginFailed ? [.loseConnection] : [])
  }

  /// Whether a step with this number could come now from a service that keeps its order.
  func isInTurn(_ number: Int) -> Bool {
    if link == .loginFailed { return number == LoginStep.linking.rawValue }
    return nextSteps(hasNetwork: true).contains { $0.rawValue == number }
  }

  mutating func take(_ step: LoginStep) {
    switch step {
    case .linking: link = .linking
    case .linkOK: link = .linked
    case .linkFailed, .loseConnection: link = .waiting
    case .logining: link = .logining
    case .loginOK: link = .loggedIn
    case .loginFailed: link = .loginFailed
    case .syncing: link = .syncing
    case .syncOK: link = .synced
    case .netChanged, .logout: break
    }
  }
}

/// The error codes of a service, and what they really mean.
public struct ServiceCodes: Hashable, Sendable {
  /// Those after which only a manual login helps.
  public let terminal: [Int]
  /// Those after which it may work another time.
  public let transient: [Int]
  /// The one for an automatic login on a device that is not the last one.
  public let takenOver: Int

  private let reasons: [Int: LoginReason]

  /// The codes of a service.
  ///
  /// - Parameters:
  ///   - terminal: those after which only a manual login helps, and why.
  ///   - transient: those after which it may work another time.
  ///   - takenOver: the one for an automatic login on a device that is not the last one.
  public init(terminal: KeyValuePairs<Int, LoginReason>, transient: [Int], takenOver: Int) {
    self.terminal = terminal.map(\.key)
    reasons = Dictionary(uniqueKeysWithValues: terminal.map { ($0.key, $0.value) })
    self.transient = transient
    self.takenOver = takenOver
  }

  /// Some of NIM's, one of each meaning.
  public static let nim = ServiceCodes(
    terminal: [
      302: .wrongCredentials, 317: .refused, 403: .forbidden, 404: .noAccount,
      414: .misconfigured, 422: .blocked,
    ],
    transient: [408, 500], takenOver: 417)

  var voidToken: [Int] { terminal.filter { reason(for: $0) == .wrongCredentials } }

  /// Why an automatic login failed for good with a code.
  func reason(for code: Int) -> LoginReason {
    code == takenOver ? .elsewhere : reasons[code] ?? .refused
  }
}
