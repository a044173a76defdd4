import PermissionFlow

/// A step of a system and where it led: what a promise is asked about.
public struct Moment<W: World> {
  /// The system.
  public let system: System<W>
  /// What happened.
  public let log: StepLog<W>
  private let states: (before: SystemState<W>, after: SystemState<W>)
  private let access: Access

  /// What has been looked at, and what came of it.
  private final class Access {
    /// Whether the states have been looked at, or only what happened.
    var sawStates = false
    /// Whether the moment is settled, once somebody has asked.
    var isSettled: Bool?
  }

  /// A moment.
  public init(
    system: System<W>, before: SystemState<W>, state: SystemState<W>, log: StepLog<W>
  ) {
    self.system = system
    self.log = log
    states = (before, state)
    access = Access()
  }

  /// The state before the step; the same as ``state`` at a start.
  public var before: SystemState<W> {
    access.sawStates = true
    return states.before
  }

  /// The state after the step.
  public var state: SystemState<W> {
    access.sawStates = true
    return states.after
  }

  /// The world after the step.
  public var world: W { state.world }

  /// Asks a fact, and tells whether the answer depends on more than what happened.
  ///
  /// A fact that has not looked at the states answers the same for every step in which the same
  /// happened.
  public func ask(_ fact: Promise<W>.Fact) -> (answer: Bool, dependsOnStates: Bool) {
    access.sawStates = false
    let answer = fact(self)
    return (answer, access.sawStates)
  }

  /// Whether the world noted a sign in this step.
  public func saw(_ sign: W.Sign) -> Bool { log.signs.contains(sign) }

  /// Whether a part's attempt runs.
  public func isRunning(_ part: Int = 0) -> Bool { state.parts[part].machine.isRunning }

  /// Whether a part's attempt began in this step.
  public func began(_ part: Int = 0) -> Bool { log.begun.contains(part) }

  /// Whether a part reached its end in this step.
  public func ended(_ part: Int = 0) -> Bool { log.ended.contains(part) }

  /// Whether a part delivered an outcome in this step.
  public func delivered(_ part: Int = 0) -> Bool { log.outcomes.contains { $0.part == part } }

  /// Whether a part delivered this outcome in this step.
  public func delivered(_ outcome: some Hashable & Sendable, part: Int = 0) -> Bool {
    let wanted = AnyValue(outcome)
    return log.outcomes.contains {
      $0.part == part && system.parts[part].outcome($0.outcome) == wanted
    }
  }

  /// Whether a part has persisted an intent.
  public func hasIntent(_ part: Int = 0) -> Bool { state.parts[part].intent != nil }

  /// Whether nothing is pending: no sequence and no timer runs, and the world is not busy.
  public var isSettled: Bool {
    // A remembered answer depends on the states as much as a fresh one.
    access.sawStates = true
    if let isSettled = access.isSettled { return isSettled }
    let isSettled = findWhetherSettled()
    access.isSettled = isSettled
    return isSettled
  }

  private func findWhetherSettled() -> Bool {
    !state.world.isBusy && state.zone.keys.isEmpty
      && zip(system.parts, state.parts).allSatisfy { part, state in
        guard let position = state.machine.position, state.machine.isRunning else { return true }
        return !part.plan.positions[position].isWaypoint
      }
  }
}
