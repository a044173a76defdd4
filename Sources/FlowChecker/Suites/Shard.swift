import EveryPath
import FlowModel

/// One of several machines' share of a list of cases: each case is in exactly one share.
///
/// Cases are dealt out by their place in the list, which is the same on every machine, so no
/// machine has to know of another.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which share it is, from 1.
  public let number: Int
  /// How many shares there are.
  public let count: Int

  /// Everything: the only share.
  public static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// A share; nil if the number is not between 1 and the count.
  public init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count else { return nil }
    self.init(number: number, count: count)
  }

  /// A share as it is typed: `2/5`.
  public init?(_ text: String) {
    let pieces = text.split(separator: "/", omittingEmptySubsequences: false)
    guard pieces.count == 2, let number = wholeNumber(pieces[0]),
      let count = wholeNumber(pieces[1])
    else {
      return nil
    }
    self.init(number, of: count)
  }

  /// Whether the case at a place of the list, counted from 0, is in this share.
  public func contains(_ place: Int) -> Bool { place % count == number - 1 }

  /// As it is typed: `2/5`.
  public var description: String { "\(number)/\(count)" }
}
