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
