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
