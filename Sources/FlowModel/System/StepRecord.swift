public import EveryPath

/// What the components of a system went through in one step.
public struct StepRecord: Hashable, Sendable {
  /// One input of a component, and what became of it.
  public struct Entry: Hashable, Sendable {
    /// The number of the component.
    public let component: Int
    /// Where its machine was; nil before a start.
    public let position: Int?
    /// What it received; nil for a start, a resumption or an abandonment.
    package let input: GraphEdge.Trigger?
    /// Whether it was the answer to an order.
    public let isAnswer: Bool
    /// What became of it.
    package let disposition: Reaction.Disposition
    /// What it received if that is no input.
    public let command: Command?
    /// Whether it was deferred during a sequence and is delivered only now.
    public let wasDeferred: Bool
    /// Whether its attempt was over already, so that it was not heard.
    public let isLate: Bool
    /// Whether it was the answer to an order that is not waited for any more, sent all the same
    /// because its component trusts every answer.
    public let isStale: Bool
    /// Where its machine is after it.
    public let after: Int?
    /// What it ordered: a range of its compiled flow's orders.
    public let orders: Range<Int>
    /// Whether all of that was carried out; not if its process ended before.
    public internal(set) var isWhole = true
  }

  /// What a component receives about its attempt.
  public enum Command: Hashable, Sendable {
    /// To begin it.
    case start
    /// To resume from a remembered state.
    case resume(state: Int)
    /// To end it.
    case abandon(Abandonment)
  }

  /// An effect that was performed.
  public struct Performed: Hashable, Sendable {
    /// The number of the component.
    public let component: Int
    /// The number of the effect.
    public let effect: Int
  }

  /// An outcome that was delivered.
  public struct Delivered: Hashable, Sendable {
    /// The number of the component.
    public let component: Int
    /// The number of the outcome.
    public let outcome: Int
  }

  /// What the components received, in order.
  public internal(set) var entries: [Entry] = []
  /// The effects performed, in order.
  public internal(set) var effects: [Performed] = []
  /// The outcomes delivered, in order.
  public internal(set) var outcomes: [Delivered] = []
  /// The components whose attempt began, a resumed one included.
  public internal(set) var begun: [Int] = []
  /// The components whose attempt was resumed from an intent.
  public internal(set) var resumed: [Int] = []
  /// The components that reached an end.
  public internal(set) var ended: [Int] = []
  /// The numbers of the processes that ended.
  public internal(set) var endedProcesses: [Int] = []
  /// The numbers of the processes that began.
  public internal(set) var launchedProcesses: [Int] = []
  /// The properties whose time is over.
  public internal(set) var overdue: [Int] = []
  /// The components that persisted, or cleared, their intent.
  public internal(set) var remembered: [Int] = []
  /// Whether the step was broken off, since it did not come to its end: components and world
  /// answered each other again and again.
  public internal(set) var isEndless = false
  /// Whether a process ended in the middle of the step, between two orders, so that what it would
  /// have ordered next stayed undone.
  public internal(set) var isCutShort = false
  /// How many orders were carried out.
  var orderCount = 0
  /// How far all had come each time something else began to happen.
  private(set) var marks: [StepMark] = []

  /// How much a property could see of the step so far, beside what the world observed.
  var size: Int {
    entries.count + effects.count + outcomes.count + begun.count + resumed.count + ended.count
      + endedProcesses.count + launchedProcesses.count + overdue.count + remembered.count
  }

  init() {}

  /// Notes that what comes next happens later than what has happened so far.
  ///
  /// - Parameter observations: how many observations the world has observed so far.
  mutating func mark(observations: Int) {
    let mark = StepMark(of: self, observations: observations)
    if mark != marks.last ?? StepMark() { marks.append(mark) }
  }

  /// What happened between two marks.
  func between(_ first: StepMark, _ end: StepMark) -> StepRecord {
    var section = StepRecord()
    section.entries = Array(entries[first.entries..<end.entries])
    section.effects = Array(effects[first.effects..<end.effects])
    section.outcomes = Array(outcomes[first.outcomes..<end.outcomes])
    section.begun = Array(begun[first.begun..<end.begun])
    section.resumed = Array(resumed[first.resumed..<end.resumed])
    section.ended = Array(ended[first.ended..<end.ended])
    section.endedProcesses = Array(endedProcesses[first.endedProcesses..<end.endedProcesses])
    section.launchedProcesses = Array(
      launchedProcesses[first.launchedProcesses..<end.launchedProcesses])
    section.overdue = Array(overdue[first.overdue..<end.overdue])
    section.remembered = Array(remembered[first.remembered..<end.remembered])
    section.isEndless = isEndless
    section.isCutShort = isCutShort
    return section
  }
}
