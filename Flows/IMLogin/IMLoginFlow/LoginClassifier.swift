/// What a failed login means: try again, or never with these credentials.
public enum LoginFailure: Hashable, Sendable {
  /// It may work another time.
  case transient
  /// It will not work until the person logs in again.
  case terminal(LoginReason)

  /// Every failure, in a fixed order.
  public static let all: [LoginFailure] =
    [.transient] + LoginReason.refusals.map { .terminal($0) }
}

/// What the error codes of a messaging service mean: data, supplied by whoever knows the service.
///
/// A driver asks it, so that the flows know failures and no codes.
///
/// ```swift
/// LoginClassifier(terminal: [206: .elsewhere, 216: .wrongCredentials], transient: [2, 300])
/// ```
public struct LoginClassifier: Hashable, Sendable {
  private let table: [Int: LoginFailure]
  private let unknown: LoginFailure

  /// A classifier of these codes.
  ///
  /// - Parameters:
  ///   - terminal: the codes after which only a manual login helps, and what to tell the person.
  ///   - transient: the codes after which the service may be tried again.
  ///   - unknown: what any other code means. A service that tries again by itself reports only what
  ///     it has given up on, so that is terminal unless said otherwise.
  public init(
    terminal: [Int: LoginReason], transient: [Int],
    unknown: LoginFailure = .terminal(.refused)
  ) {
    var table = terminal.mapValues { LoginFailure.terminal($0) }
    for code in transient { table[code] = .transient }
    self.table = table
    self.unknown = unknown
  }

  /// What a code means.
  public func failure(for code: Int) -> LoginFailure { table[code] ?? unknown }

  /// The codes of NIM, by NetEase (documented in its headers, partly reported).
  ///
  /// 13, 14 and 15 are the client's own: no user, no app key, and the limit of automatic tries
  /// reached for want of a network.
  public static let nim = LoginClassifier(
    terminal: [
      13: .misconfigured, 14: .misconfigured, 302: .wrongCredentials, 317: .refused,
      403: .forbidden, 404: .noAccount, 414: .misconfigured, 417: .elsewhere, 422: .blocked,
    ],
    transient: [15, 408, 415, 416] + (500...599))
}
