/// What a world reports while a move happens or an order is carried out.
public struct News<W: World>: Hashable, Sendable {
  enum Item: Hashable, Sendable {
    case notice(W.Notice, to: Address?)
    case begin(part: Int)
    case ended
    case launched(intentIsFresh: Bool)
    case drop(part: Int)
  }

  var items: [Item] = []
  /// What was noted, in order.
  public internal(set) var signs: [W.Sign] = []

  /// No news yet.
  public init() {}

  /// What the parts are told, in order.
  public var notices: [W.Notice] {
    items.compactMap { if case .notice(let notice, _) = $0 { notice } else { nil } }
  }

  /// Spontaneous news: every running part hears it, in declared order.
  public mutating func tell(_ notice: W.Notice) { items.append(.notice(notice, to: nil)) }

  /// The answer to an order, for the part that gave it.
  public mutating func answer(_ address: Address, _ notice: W.Notice) {
    items.append(.notice(notice, to: address))
  }

  /// Somebody asks a part for an attempt; one that runs already is shared.
  public mutating func begin(part: Int) { items.append(.begin(part: part)) }

  /// Something swept a part's interface away: its attempt is abandoned.
  public mutating func drop(part: Int) { items.append(.drop(part: part)) }

  /// The app's process has ended.
  public mutating func processEnded() { items.append(.ended) }

  /// A new process runs; parts with a persisted intent are resumed if it is fresh enough.
  public mutating func processLaunched(intentIsFresh: Bool) {
    items.append(.launched(intentIsFresh: intentIsFresh))
  }

  /// Something a promise may want to know of this step.
  public mutating func note(_ sign: W.Sign) { signs.append(sign) }
}
