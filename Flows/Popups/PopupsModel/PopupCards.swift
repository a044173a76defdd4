/// The cards of up to eight popups, by number.
///
/// They are kept in the list itself: a world is copied and compared for every step of a search, and
/// an array would be a piece of memory more, which differs from copy to copy.
struct PopupCards: Hashable, Sendable {
  /// How many popups a stage may have.
  static let most = 8

  private let cardCount: UInt8
  private var first = PopupCard(times: nil)
  private var second = PopupCard(times: nil)
  private var third = PopupCard(times: nil)
  private var fourth = PopupCard(times: nil)
  private var fifth = PopupCard(times: nil)
  private var sixth = PopupCard(times: nil)
  private var seventh = PopupCard(times: nil)
  private var eighth = PopupCard(times: nil)

  /// The cards of popups that may be added so often; nil where that is not counted.
  init(times: [UInt8?]) {
    precondition(times.count <= Self.most, "there are more popups than cards")
    cardCount = UInt8(times.count)
    for (place, times) in times.enumerated() { self[place].times = times }
  }
}

extension PopupCards {
  /// Hashes the cards that there are, in one word: a search hashes those of every new world.
  func hash(into hasher: inout Hasher) {
    hasher.combine(reduce(0 as UInt64) { ($0 &+ $1.bits) &* 0x9E37_79B9_7F4A_7C15 ^ $0 &>> 29 })
  }
}

extension PopupCards: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }

  var endIndex: Int { Int(cardCount) }

  subscript(place: Int) -> PopupCard {
    get {
      switch place {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      case 4: fifth
      case 5: sixth
      case 6: seventh
      default: eighth
      }
    }
    set {
      switch place {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      case 4: fifth = newValue
      case 5: sixth = newValue
      case 6: seventh = newValue
      default: eighth = newValue
      }
    }
  }
}
