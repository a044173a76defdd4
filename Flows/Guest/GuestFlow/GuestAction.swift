public import EveryPath

/// What a person can do in an app, as far as the gate must know it: an enumeration of texts.
///
/// An app has its own, with a case for each; ``GuestAction`` is one that fits the usual app. The
/// text of an action is part of what is kept of it: it stays the same in every version.
public protocol GateAction: CaseIterable, Hashable, Sendable, RawRepresentable<String> {}

/// The actions of the usual app.
public enum GuestAction: String, GateAction, Codable {
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

/// The collections of a guest's data that move to the account, in the order of the move.
///
/// An app has its own: an enumeration with a case for each. ``GuestItem`` is one that fits the
/// usual app.
public protocol GuestCollection: CaseIterable, Hashable, Sendable {
  /// Its name: a folder's, or a table's; the same in every version of the app.
  var name: String { get }
  /// What it is made of.
  var content: GuestContent { get }
  /// What becomes of a piece that the user has too.
  var merge: GuestMerge { get }
}

/// What a collection is made of.
public enum GuestContent: String, Hashable, Sendable {
  /// Files, and folders with files in them.
  case files
  /// Rows with a key and the time of their last change.
  case rows
}

/// What becomes of a piece of a collection that the user has too.
public enum GuestMerge: String, Hashable, Sendable {
  /// The user's stays, the guest's is deleted.
  case userWins
  /// The guest's takes its place, as an insert-or-replace does, unless the user's is newer.
  case guestWins
  /// Quantities are added, once: the sum and the mark that it was taken are one write.
  case sum
}

/// The collections of the usual app.
public enum GuestItem: String, GuestCollection, Codable {
  /// Downloads.
  case file
  /// The rows of the database, favourites for one.
  case row
  /// The history.
  case visit
  /// The lines of the cart.
  case cartLine

  /// The case's name.
  public var name: String { rawValue }

  /// Downloads are files, all others rows.
  public var content: GuestContent { self == .file ? .files : .rows }

  /// The policy of its collection.
  public var merge: GuestMerge {
    switch self {
    case .file, .visit: .userWins
    case .row: .guestWins
    case .cartLine: .sum
    }
  }
}

/// The components of a guest-mode system, as they address each other.
public enum GuestComponents {
  /// Who is using the app.
  public static let identity = ComponentID<IdentityFlow<GuestItem>>("identity")
  /// What stands between a person and an action; ``GateFlow/component`` where it is connected.
  public static let gate = GateFlow<GuestAction>.component
  /// The account form.
  public static let form = ComponentID<FormFlow>("form")
}

extension GateFlow {
  /// The gate, as the other components address it, whatever its actions are: events are the same
  /// for each.
  public static var component: ComponentID<Self> { ComponentID("gate") }
}
