/// How far a search may go.
///
/// A search that hits a limit has proved nothing, and says so.
public struct SearchLimits: Hashable, Sendable {
  /// How many states; nil for no limit.
  ///
  /// Never more are visited. A state whose transitions lead to more new ones than there is room for
  /// is not looked at, so there may be fewer.
  public var maxStates: Int?
  /// How many steps from an initial state; nil for no limit.
  public var maxDepth: Int?
  /// How many seconds; nil for no limit.
  public var seconds: Double?

  /// Limits, none unless given.
  public init(maxStates: Int? = nil, maxDepth: Int? = nil, seconds: Double? = nil) {
    self.maxStates = maxStates
    self.maxDepth = maxDepth
    self.seconds = seconds
  }

  /// The limits of a search that is given none: two million states.
  ///
  /// A system that grows for ever has no end, and is to be heard of.
  public static let usual = SearchLimits(maxStates: 2_000_000)
}

/// How far a search is.
public struct SearchProgress: Hashable, Sendable {
  /// How many states were found so far.
  public let states: Int
  /// How many steps the search is away from an initial state.
  public let depth: Int
  /// What has kept growing in the states so far, such as `log.count`; a system in which something
  /// does for ever has no end.
  public let growing: [String]

  /// So many states, so many steps from an initial state.
  public init(states: Int, depth: Int, growing: [String] = []) {
    self.states = states
    self.depth = depth
    self.growing = growing
  }
}

/// Whether a search saw everything.
public enum Completeness: Hashable, Sendable, CustomStringConvertible {
  /// Every state that can be reached was seen, and every transition from it.
  case complete
  /// It was stopped by a limit, with so many states not looked at.
  case truncated(Limit, frontier: Int)

  /// What stopped it.
  public enum Limit: String, Hashable, Sendable {
    /// The number of states.
    case states
    /// The number of steps.
    case depth
    /// The time.
    case time
    /// What was looked for was found.
    case goal
  }

  /// `complete`, or `truncated (states), 17 states not looked at`.
  public var description: String {
    switch self {
    case .complete: "complete"
    case .truncated(let limit, let frontier):
      "truncated (\(limit.rawValue)), \(frontier) state\(frontier == 1 ? "" : "s") not looked at"
    }
  }
}

/// Tells when a search has hit a limit.
@frozen
@usableFromInline
package struct LimitWatch {
  @usableFromInline package let maxStates: Int
  @usableFromInline let maxDepth: Int
  @usableFromInline let deadline: ContinuousClock.Instant?

  /// States are numbered in 31 bits; no step adds more than the rest of the numbers.
  @inlinable static var mostStates: Int { Int(Int32.max) - 1 << 24 }

  @usableFromInline
  package init(_ limits: SearchLimits) {
    maxStates = min(limits.maxStates ?? .max, Self.mostStates)
    maxDepth = limits.maxDepth ?? .max
    // Beyond thirty years, and for what is no number, there is no telling.
    deadline = limits.seconds.map { ContinuousClock().now + .seconds(max(-1e9, min(1e9, $0))) }
  }

  /// What forbids to look at the next state, if anything does; how many new ones that finds has to
  /// be looked at beside.
  @inlinable
  @inline(__always)
  package func limit(states: Int, depth: Int) -> Completeness.Limit? {
    if let deadline, ContinuousClock().now > deadline { return .time }
    if states > maxStates { return .states }
    if depth >= maxDepth { return .depth }
    return nil
  }
}

@usableFromInline
struct ProgressTeller<Storage: StateStorage> {
  private let tell: (SearchProgress) -> Void
  private let growing: ((Storage, Levels) -> [String])?
  private var names: [String] = []
  /// How many states have to be known before it is worth looking again.
  private var nextLook = 0

  @usableFromInline
  init(tell: @escaping (SearchProgress) -> Void, growing: ((Storage, Levels) -> [String])?) {
    self.tell = tell
    self.growing = growing
  }

  @usableFromInline
  mutating func tell(_ states: Storage, _ levels: Levels) {
    if let growing, states.count >= nextLook {
      nextLook = 2 * states.count
      names = growing(states, levels)
    }
    tell(SearchProgress(states: states.count, depth: levels.depth, growing: names))
  }
}
