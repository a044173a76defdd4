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

/// The whole state of a machine, as far as it decides what happens next: the position, what is
/// held, which timeouts have been spent, whether there has been an outcome.
struct SuitePlace: Hashable {
  enum Deferred: Hashable {
    /// Something heard; an answer for a state belongs to that state's question.
    case symbol(Int, answers: SuiteAsk.Owner?)
    case timer(Int)
  }

  var position: Int?
  var hasEnded = false
  var hasDelivered = false
  var deferred: [Deferred] = []
  var spent: Set<Int> = []

  var deferredSymbols: Int { deferred.count { if case .symbol = $0 { true } else { false } } }
}

/// An order that expects an answer, and how long it does.
struct SuiteAsk: Hashable {
  enum Owner: Int, Hashable {
    /// As long as the machine stays at the waypoint.
    case waypoint
    /// As long as it stays in the state in which the running transition will end.
    case ahead
    /// As long as it stays in the state it is in, or whose transition runs.
    case state
  }

  /// Counts the orders that expect an answer from the beginning.
  let ordinal: Int
  let effect: Int
  var owner: Owner
}

/// A place, and what may still be answered there.
struct SuiteSituation: Hashable {
  let place: SuitePlace
  /// Effect and owner of each living ask.
  let asked: Set<[Int]>
}
