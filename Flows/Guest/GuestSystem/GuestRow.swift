public import Foundation
import GuestFlow

/// A row of a collection: of the history, of a cart, a favourite.
public struct GuestRow: Codable, Hashable, Sendable {
  /// What it is found by; no other row of its owner's collection has the same.
  public var key: String
  /// What it says; the app's own.
  public var value: String
  /// When it was changed last, in whole milliseconds.
  public var changed: Date
  /// How many.
  public var quantity: Int

  /// A row.
  public init(_ key: String, _ value: String, changed: Date, quantity: Int = 1) {
    self.init(key, value, milliseconds: Self.milliseconds(of: changed), quantity: quantity)
  }

  init(_ key: String, _ value: String, milliseconds: Int64, quantity: Int) {
    self.key = key
    self.value = value
    self.changed = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    self.quantity = quantity
  }

  /// Since 1970; the nearest there is.
  var milliseconds: Int64 { Self.milliseconds(of: changed) }

  private static func milliseconds(of date: Date) -> Int64 {
    Int64(max(-1e15, min(1e15, (date.timeIntervalSince1970 * 1000).rounded())))
  }

  /// What becomes of the user's row with the same key; nil if it stays.
  func merged(into users: GuestRow, by policy: GuestMerge) -> GuestRow? {
    switch policy {
    case .userWins: return nil
    case .guestWins: return milliseconds < users.milliseconds ? nil : self
    case .sum:
      let (sum, isTooMany) = users.quantity.addingReportingOverflow(quantity)
      var all = milliseconds < users.milliseconds ? users : self
      all.quantity = isTooMany ? (quantity < 0 ? .min : .max) : sum
      return all
    }
  }
}

/// All rows of an owner, as they are kept in one file.
struct RowFile: Codable, Hashable {
  /// By collection, then by key.
  var rows: [String: [String: GuestRow]] = [:]
  /// The guests' collections that were taken in already and are not deleted there yet: the sum and
  /// this mark are one write.
  var taken: [String] = []
}
