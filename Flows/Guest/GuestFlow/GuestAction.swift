/// Something a person can do in the app, as far as the gate must know it.
public enum GuestAction: String, Hashable, Sendable, CaseIterable, Codable {
  case favourite
  case comment
  case tipOff
  case readingHistory
  case membership
  case order
  case share
  case feedback
  case addToCart
  case browse
  case readComments

  /// What usually needs an account; which actions do is each product's decision.
  public static let usuallyGated: [GuestAction] = [
    .favourite, .comment, .tipOff, .readingHistory, .membership, .order,
  ]

  /// What a guest can always do.
  public static let alwaysFree: [GuestAction] = [
    .share, .feedback, .addToCart, .browse, .readComments,
  ]
}

/// Why the login panel comes up.
public enum GateReason: String, Hashable, Sendable, CaseIterable {
  /// The person has not logged in.
  case guest
  /// The session has expired.
  case expired
  /// The account was logged in elsewhere, and this session ended.
  case kicked
}

/// How a session ends without a logout.
public enum Lapse: String, Hashable, Sendable, CaseIterable, Codable {
  case expired
  case kicked

  /// What the gate says of it.
  public var reason: GateReason { self == .expired ? .expired : .kicked }
}

/// Why a login did not come about.
public enum LoginFault: String, Hashable, Sendable, CaseIterable {
  case timedOut
  case badRequest
  case serverDown
  case wrongSecret
  case codeNotSent
  /// The server wants a captcha first: it had two requests from this address.
  case captchaWanted
  /// The server agreed, but the new identity could not be written.
  case notStored

  /// What the server can say.
  public static let ofServer = allCases.filter { $0 != .notStored }
}
