public import PermissionFlow

/// A step of a system and where it led: what a promise is asked about.
///
/// The state before the step is fetched only if a promise asks for it.
public final class Moment<W: World> {
  @usableFromInline let table: SystemTable<W>
  /// The number of the state before the step.
  @usableFromInline let earlier: UInt64
  @usableFromInline let happened: StepLog<W>
  @usableFromInline let worldAfter: W
  /// What the parts and the timers are after the step.
  @usableFromInline let setting: Setting
  // Unchecked: each is read or written as a whole, and nothing else happens meanwhile.
  /// The state before the step, once a promise has asked.
  @usableFromInline @exclusivity(unchecked) var fetched: SystemState<W>?
  /// What has been looked at.
  @usableFromInline @exclusivity(unchecked) var seen: MomentParts = []
  /// Whether the moment is settled and what tells, once a promise has asked.
  @usableFromInline @exclusivity(unchecked) var settled: (answer: Bool, by: MomentParts)?

  /// A moment.
  public convenience init(
    system: System<W>, before: SystemState<W>, state: SystemState<W>, log: StepLog<W>
  ) {
    let table = SystemTable(system)
    self.init(log, state.world, Setting(of: state), from: table.number(of: before), in: table)
  }

  /// The moment of a step by numbers.
  @inlinable
  convenience init(_ way: StepTable.Way, from before: UInt64, in table: SystemTable<W>) {
    let (world, setting) = StateWord.parts(of: way.state)
    self.init(
      table.log(way.log), table.worlds.world(world), table.settings.setting(setting),
      from: before, in: table)
  }

  @inlinable
  init(
    _ log: StepLog<W>, _ world: W, _ setting: Setting, from before: UInt64,
    in table: SystemTable<W>
  ) {
    (happened, worldAfter, earlier) = (log, world, before)
    self.setting = setting
    self.table = table
  }

  /// The system.
  @inlinable
  public var system: System<W> {
    _read { yield table.system }
  }

  /// What happened.
  @inlinable
  public var log: StepLog<W> {
    _read {
      seen.formUnion(.log)
      yield happened
    }
  }

  /// The state before the step; the same as ``state`` at a start.
  @inlinable
  public var before: SystemState<W> {
    _read {
      seen.formUnion(.before)
      let before = fetched ?? table.state(earlier)
      fetched = before
      yield before
    }
  }

  /// The state after the step.
  @inlinable
  public var state: SystemState<W> {
    seen.formUnion(.world)
    seen.formUnion(.setting)
    return SystemState(world: worldAfter, setting)
  }

  /// The world after the step.
  @inlinable
  public var world: W {
    _read {
      seen.formUnion(.world)
      yield worldAfter
    }
  }

  /// The machines and what they persisted, part by part, after the step.
  @inlinable
  public var parts: [PartState] {
    _read {
      seen.formUnion(.setting)
      yield setting.parts
    }
  }

  /// Asks a fact, and tells what the answer depends on.
  ///
  /// The answer is the same for every step in which what was looked at is the same.
  @inlinable
  package func look<Answer>(
    _ fact: (Moment<W>) -> Answer
  ) -> (answer: Answer, seen: MomentParts) {
    seen = []
    let answer = fact(self)
    return (answer, seen)
  }

  /// Asks one of some facts, see ``look(_:)``.
  package func look(
    at number: Int, of facts: [Promise<W>.Fact]
  ) -> (answer: Bool, seen: MomentParts) {
    system.handling.look(self, facts, number)
  }

  /// Whether a process ended in the middle of this step, so that what it would have ordered next
  /// stayed undone.
  ///
  /// What an app does "at once" it does unless this is so.
  @inlinable
  public var isCutShort: Bool {
    log.isCutShort
  }

  /// Whether nothing happened in this step but that the time of a promise is over.
  ///
  /// It is nobody's step: no other promise is asked about it.
  @inlinable
  package var isOfClock: Bool { !log.overdue.isEmpty }

  /// Whether the world noted a sign in this step.
  @inlinable
  public func saw(_ sign: W.Sign) -> Bool {
    log.signs.contains(sign)
  }

  /// Whether a part's attempt runs.
  @inlinable
  public func isRunning(_ part: Int = 0) -> Bool {
    isThere(part) && parts[part].machine.isRunning
  }

  /// Whether a part's attempt ran before this step.
  @inlinable
  public func wasRunning(_ part: Int = 0) -> Bool {
    isThere(part) && before.parts[part].machine.isRunning
  }

  /// Whether a part's attempt began in this step.
  @inlinable
  public func began(_ part: Int = 0) -> Bool {
    isThere(part) && log.begun.contains(part)
  }

  /// Whether a part reached its end in this step.
  @inlinable
  public func ended(_ part: Int = 0) -> Bool {
    isThere(part) && log.ended.contains(part)
  }

  /// Whether a part delivered an outcome in this step.
  @inlinable
  public func delivered(_ part: Int = 0) -> Bool {
    isThere(part) && log.outcomes.contains { $0.part == part }
  }

  /// Whether a part has persisted an intent.
  @inlinable
  public func hasIntent(_ part: Int = 0) -> Bool {
    isThere(part) && parts[part].intent != nil
  }

  /// Whether there is such a part; that a promise asks about another is noted, and becomes a finding.
  @inlinable
  func isThere(_ part: Int) -> Bool {
    if setting.parts.indices.contains(part) { return true }
    system.noteMissing(part: part)
    return false
  }

  /// Whether nothing is pending: no sequence and no timer runs, and the world is not busy.
  ///
  /// A part that waits for the outcome of another rests if the other does.
  @inlinable
  public var isSettled: Bool {
    let settled = settled ?? findWhetherSettled()
    self.settled = settled
    // A remembered answer depends on the states as much as a fresh one.
    seen.formUnion(settled.by)
    return settled.answer
  }

  @inlinable
  func findWhetherSettled() -> (Bool, MomentParts) {
    guard isAtRest else { return (false, .rest) }
    return (!world.isBusy, [.rest, .world])
  }

  /// Whether the stopwatch of a promise may still have time to run.
  package func isTooSoon(forWatch number: Int) -> Bool {
    seen.formUnion(.setting)
    return (setting.zone.longest(Zone.Key(watch: number, isLimit: false)) ?? 0) > 0
  }

  /// Whether a part is in the middle of a sequence, or a timer runs.
  public func isOnTheWay(_ part: Int = 0) -> Bool {
    seen.formUnion(.setting)
    return isTimed || isThere(part) && isInSequence(part)
  }

  /// Whether no sequence and no timer runs.
  @usableFromInline
  package var isAtRest: Bool {
    if isTimed { return false }
    for part in setting.parts.indices where isInSequence(part) { return false }
    return true
  }

  /// Whether a timer of a part runs.
  private var isTimed: Bool {
    for key in setting.zone.keys where key.isOfPart { return true }
    return false
  }

  private func isInSequence(_ part: Int) -> Bool {
    let machine = setting.parts[part].machine
    guard let position = machine.position, machine.isRunning else { return false }
    return switch system.parts[part].plan.positions[position].kind {
    case .awaiting, .delay: true
    case .state, .final, .calling: false
    }
  }
}

/// What a fact has looked at.
@frozen
@usableFromInline
package struct MomentParts: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // What an option set brings along does the same, but slowly where it is not optimized, and every
  // fact asks.
  @inlinable
  package mutating func formUnion(_ other: MomentParts) {
    self = MomentParts(rawValue: rawValue | other.rawValue)
  }

  @inlinable
  package func isSuperset(of other: MomentParts) -> Bool { other.rawValue & ~rawValue == 0 }

  /// The world after the step.
  @inlinable package static var world: MomentParts { MomentParts(rawValue: 1) }
  /// The machines, intents and timers after the step.
  @inlinable package static var setting: MomentParts { MomentParts(rawValue: 2) }
  /// Whether a sequence or a timer runs after the step.
  @inlinable package static var rest: MomentParts { MomentParts(rawValue: 4) }
  /// The state before the step.
  @inlinable package static var before: MomentParts { MomentParts(rawValue: 8) }
  /// What happened in the step.
  @inlinable package static var log: MomentParts { MomentParts(rawValue: 16) }
}
