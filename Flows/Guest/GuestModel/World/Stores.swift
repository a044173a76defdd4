public import GuestFlow

/// The guest's and the user's data, item by item.
public struct Stores: Hashable, Sendable {
  /// What the user's store holds of an item.
  public enum Copy: String, Hashable, Sendable {
    case none
    /// What the user had before.
    case own
    /// A copy that is not whole.
    case half
    /// The guest's.
    case guests
    /// The user's and the guest's added up.
    case sum
    /// Added up twice.
    case twice
  }

  /// One item.
  public struct Item: Hashable, Sendable {
    /// Whether the guest has it.
    public var isGuests = false
    /// What the user has of it.
    public var users = Copy.none
    /// Whether the user had one before the move.
    public var hadOwn = false
    /// Whether it was read back and found right in this process.
    public var isVerified = false

    /// Whether the person's item is whole somewhere.
    func isSafe(_ item: GuestItem) -> Bool {
      isGuests || users == end(item) || users == .sum || users == .guests
        || users == .twice
    }

    /// What its policy makes of it.
    func end(_ item: GuestItem) -> Copy {
      guard hadOwn else { return .guests }
      switch item.merge {
      case .userWins: return .own
      case .guestWins: return .guests
      case .sum: return .sum
      }
    }
  }

  /// Whether it is known if the account has things of its own on this device.
  public internal(set) var isKnown = false
  /// Whether the guest has, or had before a move, things of its own.
  public internal(set) var isFilled = false
  private let items: [GuestItem]
  private var stored = Array(repeating: Item(), count: GuestItem.allCases.count)

  /// Stores with nothing in them; `items` is what a guest can make.
  public init(items: [GuestItem] = GuestItem.allCases) { self.items = items }

  /// What is stored of an item.
  public subscript(item: GuestItem) -> Item {
    get { stored[Self.number(of: item)] }
    set { stored[Self.number(of: item)] = newValue }
  }

  private static func number(of item: GuestItem) -> Int {
    switch item {
    case .file: 0
    case .row: 1
    case .visit: 2
    case .cartLine: 3
    }
  }

  /// Whether the guest has something.
  public var hasGuests: Bool { stored.contains { $0.isGuests } }

  /// Whether no item that the guest made is lost.
  public var isSafe: Bool {
    !isFilled || items.allSatisfy { self[$0].isSafe($0) }
  }

  /// Whether the guest's store is empty and the user's as the policies say.
  public var isMoved: Bool {
    !hasGuests && (!isFilled || items.allSatisfy { self[$0].users == self[$0].end($0) })
  }

  /// The guest looks around, downloads, and fills a cart.
  mutating func fill() {
    isFilled = true
    for item in items { self[item].isGuests = true }
  }

  /// What the account has on this device turns out.
  mutating func settle(hasOwn: Bool) {
    isKnown = true
    for item in GuestItem.allCases {
      self[item].hadOwn = hasOwn
      self[item].users = hasOwn ? .own : .none
    }
  }

  /// After a move nothing is the guest's; the next login may be to another account.
  mutating func close() {
    self = Stores(items: items)
  }

  mutating func forgetVerified() {
    for item in GuestItem.allCases { self[item].isVerified = false }
  }
}
