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

/// A piece of a guest's data, as far as the migration must know it: which collection it belongs to.
public enum GuestItem: String, Hashable, Sendable, CaseIterable, Codable {
  /// A downloaded file.
  case file
  /// A row of the database.
  case row
  /// An entry of the history.
  case visit
  /// A line of the cart.
  case cartLine

  /// What becomes of an item that the user has too.
  public enum Merge: String, Hashable, Sendable {
    /// The user's stays, the guest's is deleted.
    case userWins
    /// The guest's takes its place, as an insert-or-replace does.
    case guestWins
    /// Quantities are added, once: the sum and the mark that it was taken are one write.
    case sum
  }

  /// The policy of its collection.
  public var merge: Merge {
    switch self {
    case .file, .visit: .userWins
    case .row: .guestWins
    case .cartLine: .sum
    }
  }
}
