public import FlowModel
public import StateSpace

/// What a set of journeys sees of a system, what it does not see, and how to get there.
public struct CoverageReport: Sendable {
  /// What has become of a goal.
  public enum Status: Hashable, Sendable {
    /// Some journey sees it.
    case seen
    /// No journey does, but one could: this is a shortest one.
    case missed(Journey)
    /// No journey can: the search was complete and did not come to it.
    case unreachable
    /// No journey does, and the search was cut short before it came to it.
    case unknown
  }

  /// A goal and what has become of it.
  public struct Item: Hashable, Sendable {
    /// The goal.
    public let goal: CoverageGoal
    /// The goal in words.
    public let says: String
    /// What has become of it.
    public let status: Status
  }

  /// A journey that does not fit any more; what comes before the misfit counts.
  public struct Misfit: Hashable, Sendable {
    /// The journey's title.
    public let title: String
    /// The step that does not fit.
    public let mismatch: Mismatch
  }

  /// A journey worth having, and how many goals it sees that nothing before it does.
  public struct Suggestion: Hashable, Sendable {
    /// The journey.
    public let journey: Journey
    /// How many goals it sees that neither the given journeys nor the suggestions before it do.
    public let gain: Int
  }

  /// How many goals of a kind there are.
  public struct Count: Hashable, Sendable {
    /// How many are seen.
    public internal(set) var seen = 0
    /// How many are not seen, but can be, or may be.
    public internal(set) var missed = 0
    /// How many are proved to be unreachable.
    public internal(set) var unreachable = 0

    /// How many can be seen as far as is known.
    public var reachable: Int { seen + missed }
    /// Whether there is none, not even one that cannot be reached.
    package var isEmpty: Bool { reachable + unreachable == 0 }
    /// How many of those that can be seen are, in whole percent, rounded down.
    public var percent: Int { reachable == 0 ? 100 : seen * 100 / reachable }
  }

  /// The system's name.
  public let system: String
  /// How many journeys were looked at.
  public let journeys: Int
  /// How many of their steps fit.
  public let steps: Int
  /// Whether the search that finds what can be seen saw everything.
  public let completeness: Completeness
  /// Every goal, in a fixed order.
  public let items: [Item]
  /// The journeys that do not fit any more.
  public let misfits: [Misfit]
  /// Journeys that close the most gaps, the best first.
  public let suggestions: [Suggestion]

  /// How many goals of a kind are seen, missed and unreachable.
  public func count(of kind: CoverageGoal.Kind) -> Count {
    var count = Count()
    for item in items where item.goal.kind == kind {
      switch item.status {
      case .seen: count.seen += 1
      case .missed, .unknown: count.missed += 1
      case .unreachable: count.unreachable += 1
      }
    }
    return count
  }
}
