/// What happened in one step, for properties, walkers and journeys.
public struct StepLog<W: World>: Hashable, Sendable {
  /// What the world observed, in order.
  public let observations: [W.Observation]
  /// What the components went through.
  @usableFromInline let record: StepRecord

  /// Nothing happened.
  public init() { self.init(observations: [], StepRecord()) }

  init(observations: [W.Observation], _ record: StepRecord) {
    self.observations = observations
    self.record = record
  }
}

extension StepLog {
  /// What happened at each instant of the step, in order.
  ///
  /// An instant is one order that was carried out, or one beginning; of what the world notes at
  /// once each observation is later than the one before.
  var instants: [StepLog] {
    var instants: [StepLog] = []
    var last = StepMark()
    for mark in record.marks {
      let observations = self.observations[last.observations..<mark.observations]
      instants.append(
        StepLog(observations: Array(observations.prefix(1)), record.between(last, mark)))
      instants += observations.dropFirst().map {
        StepLog(observations: [$0], record.between(mark, mark))
      }
      last = mark
    }
    return instants
  }

  /// Whether more than one thing happened, so that one may have been before another.
  package var hasOrder: Bool { record.marks.count > 1 || observations.count > 1 }

  /// The same step as if nothing had happened in it.
  var bare: StepLog {
    StepLog(observations: [], record.between(StepMark(), StepMark()))
  }

  /// What the components received, in order.
  @inlinable public var entries: [StepRecord.Entry] { record.entries }
  /// The effects performed, in order.
  @inlinable public var effects: [StepRecord.Performed] { record.effects }
  /// The outcomes delivered, in order.
  @inlinable public var outcomes: [StepRecord.Delivered] { record.outcomes }
  /// The components whose attempt began, a resumed one included.
  @inlinable public var begun: [Int] { record.begun }
  /// The components whose attempt was resumed from an intent.
  @inlinable public var resumed: [Int] { record.resumed }
  /// The components that reached an end.
  @inlinable public var ended: [Int] { record.ended }
  /// The numbers of the processes that ended.
  @inlinable public var endedProcesses: [Int] { record.endedProcesses }
  /// The numbers of the processes that began.
  @inlinable public var launchedProcesses: [Int] { record.launchedProcesses }
  /// The properties whose time is over.
  @inlinable public var overdue: [Int] { record.overdue }
  /// The components that persisted, or cleared, their intent.
  @inlinable public var remembered: [Int] { record.remembered }
  /// Whether the step was broken off, since it did not come to its end: components and world
  /// answered each other again and again.
  @inlinable public var isEndless: Bool { record.isEndless }
  /// Whether a process ended in the middle of the step, between two orders, so that what it would
  /// have ordered next stayed undone.
  @inlinable public var isCutShort: Bool { record.isCutShort }

  /// Whether the app's process, number 0, ended.
  @inlinable public var processEnded: Bool { endedProcesses.contains(0) }
  /// Whether a new process of the app, number 0, began.
  @inlinable public var processLaunched: Bool { launchedProcesses.contains(0) }
}

/// How far each list of a record had come at a moment of its step.
struct StepMark: Hashable, Sendable {
  private(set) var observations = 0
  private(set) var entries = 0
  private(set) var effects = 0
  private(set) var outcomes = 0
  private(set) var begun = 0
  private(set) var resumed = 0
  private(set) var ended = 0
  private(set) var endedProcesses = 0
  private(set) var launchedProcesses = 0
  private(set) var overdue = 0
  private(set) var remembered = 0

  /// Nothing happened yet.
  init() {}

  /// How far a record has come.
  init(of record: StepRecord, observations: Int) {
    self.observations = observations
    entries = record.entries.count
    effects = record.effects.count
    outcomes = record.outcomes.count
    begun = record.begun.count
    resumed = record.resumed.count
    ended = record.ended.count
    endedProcesses = record.endedProcesses.count
    launchedProcesses = record.launchedProcesses.count
    overdue = record.overdue.count
    remembered = record.remembered.count
  }
}
