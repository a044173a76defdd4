public import PermissionFlow

/// A step of a system and where it led: what a promise is asked about.
public final class Moment<W: World> {
  /// The system.
  public let system: System<W>
  @usableFromInline let happened: StepLog<W>
  @usableFromInline let stateAfter: SystemState<W>
  @usableFromInline var stateBefore: Earlier
  /// What has been looked at.
  @usableFromInline var seen: MomentParts = []
  /// Whether the moment is settled and what tells, once somebody has asked.
  @usableFromInline var settled: (answer: Bool, by: MomentParts)?

  /// A state that few facts look at, so that it is fetched when one does.
  @usableFromInline
  enum Earlier {
    case known(SystemState<W>)
    case numbered(UInt64, in: SystemTable<W>)
  }

  /// A moment.
  public init(
    system: System<W>, before: SystemState<W>, state: SystemState<W>, log: StepLog<W>
  ) {
    self.system = system
    happened = log
    stateBefore = .known(before)
    stateAfter = state
  }

  /// The moment of a step by numbers.
  @inlinable
  init(_ way: StepTable.Way, from before: UInt64, in table: SystemTable<W>) {
    system = table.system
    happened = table.log(way.log)
    stateBefore = .numbered(before, in: table)
    stateAfter = table.state(way.state)
  }

  /// What happened.
  @inlinable
  public var log: StepLog<W> {
    seen.formUnion(.log)
    return happened
  }

  /// The state before the step; the same as ``state`` at a start.
  @inlinable
  public var before: SystemState<W> {
    seen.formUnion(.before)
    switch stateBefore {
    case .known(let state): return state
    case .numbered(let number, let table):
      let state = table.state(number)
      stateBefore = .known(state)
      return state
    }
  }

  /// The state after the step.
  @inlinable
  public var state: SystemState<W> {
    seen.formUnion(.world)
    seen.formUnion(.setting)
    return stateAfter
  }

  /// The world after the step.
  @inlinable
  public var world: W {
    seen.formUnion(.world)
    return stateAfter.world
  }

  /// The machines and what they persisted, part by part, after the step.
  @inlinable
  public var parts: [PartState] {
    seen.formUnion(.setting)
    return stateAfter.parts
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
    seen.formUnion(.log)
    return happened.isCutShort
  }

  /// Whether the world noted a sign in this step.
  @inlinable
  public func saw(_ sign: W.Sign) -> Bool {
    seen.formUnion(.log)
    return happened.signs.contains(sign)
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
    seen.formUnion(.log)
    return isThere(part) && happened.begun.contains(part)
  }

  /// Whether a part reached its end in this step.
  @inlinable
  public func ended(_ part: Int = 0) -> Bool {
    seen.formUnion(.log)
    return isThere(part) && happened.ended.contains(part)
  }

  /// Whether a part delivered an outcome in this step.
  @inlinable
  public func delivered(_ part: Int = 0) -> Bool {
    seen.formUnion(.log)
    return isThere(part) && happened.outcomes.contains { $0.part == part }
  }

  /// Whether a part delivered this outcome in this step.
  public func delivered(_ outcome: some Hashable & Sendable, part: Int = 0) -> Bool {
    let wanted = AnyValue(outcome)
    seen.formUnion(.log)
    return isThere(part)
      && happened.outcomes.contains {
        $0.part == part && system.parts[part].flow.outcome($0.outcome) == wanted
      }
  }

  /// Whether a part has persisted an intent.
  @inlinable
  public func hasIntent(_ part: Int = 0) -> Bool {
    isThere(part) && parts[part].intent != nil
  }

  /// Whether there is such a part; that a promise asks about another is noted, and becomes a finding.
  @inlinable
  func isThere(_ part: Int) -> Bool {
    if stateAfter.parts.indices.contains(part) { return true }
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
    isAtRest ? (!stateAfter.world.isBusy, [.rest, .world]) : (false, .rest)
  }

  /// Whether the stopwatch of a promise may still have time to run.
  package func isTooSoon(forWatch number: Int) -> Bool {
    seen.formUnion(.setting)
    return (stateAfter.zone.longest(Watch<W>.key(number, isLimit: false)) ?? 0) > 0
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
    for part in stateAfter.parts.indices where isInSequence(part) { return false }
    return true
  }

  /// Whether a timer runs; nothing waits for the clock of a promise.
  private var isTimed: Bool {
    for key in stateAfter.zone.keys where !key.isOfPromise { return true }
    return false
  }

  private func isInSequence(_ part: Int) -> Bool {
    let machine = stateAfter.parts[part].machine
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
