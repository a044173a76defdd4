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
