/// What a world reports while a move happens or an order is carried out.
public struct News<W: World>: Hashable, Sendable {
  @usableFromInline
  enum Item: Hashable, Sendable {
    case notice(W.Notice, to: Address?)
    case begin(part: Int)
    case ended(process: Int)
    case launched(process: Int, intentIsFresh: Bool, startsParts: Bool)
    case drop(part: Int)

    /// The part that is meant, if one is.
    var part: Int? {
      switch self {
      case .notice(_, let address): address.map { Int($0.part) }
      case .begin(let part), .drop(let part): part
      case .ended, .launched: nil
      }
    }

    // By hand, since only what is written out is compiled for each kind of world.
    @inlinable
    static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.notice(let notice, let to), .notice(let other, let otherTo)):
        to == otherTo && notice == other
      case (.begin(let part), .begin(let other)), (.drop(let part), .drop(let other)):
        part == other
      case (.ended(let process), .ended(let other)): process == other
      case (
        .launched(let process, let isFresh, let starts),
        .launched(let other, let otherIsFresh, let otherStarts)
      ):
        process == other && isFresh == otherIsFresh && starts == otherStarts
      case (.notice, _), (.begin, _), (.ended, _), (.launched, _), (.drop, _): false
      }
    }
  }

  @usableFromInline var items: [Item] = []
  @usableFromInline var noted: [W.Sign] = []
  /// Whether signs are kept.
  @usableFromInline var keepsSigns = true
  /// What whoever carries out moves keeps of what reducers order, and holds longer than these news.
  @usableFromInline var recollection: Unmanaged<Recollection>?

  /// What was noted, in order.
  ///
  /// For promises and tests. A world decides nothing by it: where nobody may ask, nothing may be kept.
  public var signs: [W.Sign] { noted }

  /// No news yet.
  @inlinable
  public init() {}

  /// Whether they tell the same, in the same order.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    isSame(left.noted, right.noted) && isSame(left.items, right.items)
  }

  /// Compares from the end, since news of one kind mostly begin alike.
  @inlinable
  @inline(__always)
  static func isSame<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Bool {
    guard left.count == right.count else { return false }
    var place = left.count
    while place > 0 {
      place &-= 1
      guard left[place] == right[place] else { return false }
    }
    return true
  }

  /// Hashes what is compared.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(items)
    hasher.combine(noted)
  }

  /// The same for others.
  @inlinable var told: News {
    var told = self
    told.recollection = nil
    return told
  }

  /// Forgets all, and keeps the memory if it is its own; mostly there is little.
  @inlinable
  mutating func removeAll() {
    while !items.isEmpty { items.removeLast() }
    while !noted.isEmpty { noted.removeLast() }
  }

  /// What the parts are told, in order.
  public var notices: [W.Notice] {
    items.compactMap { if case .notice(let notice, _) = $0 { notice } else { nil } }
  }

  /// What is told, in order, each with the address of the order that it answers; nil for news.
  package var addressed: [(address: Address?, notice: W.Notice)] {
    items.compactMap { item in
      guard case .notice(let notice, let address) = item else { return nil }
      return (address, notice)
    }
  }

  /// Spontaneous news: every running part hears it, in declared order.
  @inlinable
  public mutating func tell(_ notice: W.Notice) { items.append(.notice(notice, to: nil)) }

  /// The answer to an order, for the part that gave it.
  @inlinable
  public mutating func answer(_ address: Address, _ notice: W.Notice) {
    items.append(.notice(notice, to: address))
  }

  /// Somebody asks a part for an attempt and waits for its outcome; one that runs already is shared.
  @inlinable
  public mutating func begin(part: Int) { items.append(.begin(part: part)) }

  /// Something swept a part's interface away: its attempt is abandoned.
  @inlinable
  public mutating func drop(part: Int) { items.append(.drop(part: part)) }

  /// A process has ended: the app's, number 0, unless said otherwise.
  @inlinable
  public mutating func processEnded(_ process: Int = 0) {
    items.append(.ended(process: process))
  }

  /// A new process runs; its parts with a persisted intent are resumed if it is fresh enough.
  ///
  /// - Parameters:
  ///   - process: the number of the process; the app's is 0.
  ///   - intentIsFresh: whether what was persisted still counts.
  ///   - startsParts: whether every other part of the process begins at once, as one does that runs
  ///     as long as its process.
  @inlinable
  public mutating func processLaunched(
    _ process: Int = 0, intentIsFresh: Bool, startsParts: Bool = false
  ) {
    items.append(
      .launched(process: process, intentIsFresh: intentIsFresh, startsParts: startsParts))
  }

  /// Something a promise may want to know of this step.
  ///
  /// It is worked out only if somebody may ask.
  @inlinable
  public mutating func note(_ sign: @autoclosure () -> W.Sign) {
    if keepsSigns { noted.append(sign()) }
  }

  /// Several such things, in order.
  ///
  /// They are worked out only if somebody may ask.
  @inlinable
  public mutating func note(all signs: @autoclosure () -> [W.Sign]) {
    if keepsSigns { noted += signs() }
  }
}
