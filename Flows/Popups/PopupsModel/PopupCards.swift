/// The cards of up to eight popups, by number.
///
/// They are kept in the list itself: a world is copied and compared for every step of a search, and
/// an array would be a piece of memory more, which differs from copy to copy.
struct PopupCards: Hashable, Sendable {
  /// How many popups a stage may have.
  static let most = 8

  private let cardCount: UInt8
  private var cards: Eight

  private typealias Eight = (
    PopupCard, PopupCard, PopupCard, PopupCard, PopupCard, PopupCard, PopupCard, PopupCard
  )

  /// The cards of popups that may be added so often; nil where that is not counted.
  init(times: [UInt8?]) {
    precondition(times.count <= Self.most, "there are more popups than cards")
    cardCount = UInt8(times.count)
    let none = PopupCard(times: nil)
    cards = (none, none, none, none, none, none, none, none)
    for (place, times) in times.enumerated() { self[place].times = times }
  }
}

extension PopupCards {
  static func == (left: PopupCards, right: PopupCards) -> Bool { left.elementsEqual(right) }

  /// Hashes the cards that there are, in one word: a search hashes those of every new world.
  func hash(into hasher: inout Hasher) {
    hasher.combine(reduce(0 as UInt64) { ($0 &+ $1.bits) &* 0x9E37_79B9_7F4A_7C15 ^ $0 &>> 29 })
  }
}

extension PopupCards: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { Int(cardCount) }

  // The cards lie one behind the other: an address is found faster than one of eight names.
  subscript(place: Int) -> PopupCard {
    get {
      precondition(indices.contains(place), "there is no card at this place")
      return withUnsafeBytes(of: cards) {
        $0.load(fromByteOffset: place &* MemoryLayout<PopupCard>.stride, as: PopupCard.self)
      }
    }
    set {
      precondition(indices.contains(place), "there is no card at this place")
      withUnsafeMutableBytes(of: &cards) {
        $0.storeBytes(
          of: newValue, toByteOffset: place &* MemoryLayout<PopupCard>.stride, as: PopupCard.self)
      }
    }
  }

  /// Becomes equal to others: all at once, instead of fact by fact.
  @inline(__always)
  mutating func become(_ other: PopupCards) {
    guard cardCount == other.cardCount else {
      self = other
      return
    }
    withUnsafeMutableBytes(of: &cards) { cards in
      withUnsafeBytes(of: other.cards) { cards.copyMemory(from: $0) }
    }
  }

  /// Changes the card of a popup where it lies: a search does so several times in each step.
  @inline(__always)
  mutating func change(_ place: Int, _ change: (inout PopupCard) -> Void) {
    precondition(indices.contains(place), "there is no card at this place")
    withUnsafeMutablePointer(to: &cards) {
      $0.withMemoryRebound(to: PopupCard.self, capacity: Self.most) { change(&$0[place]) }
    }
  }
}
