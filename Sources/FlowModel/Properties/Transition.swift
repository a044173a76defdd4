import EveryPath

/// A step of a system: the state before, what happened, and the state after.
///
/// A property is asked about it.
public struct Transition<W: World> {
  @usableFromInline let earlier: SystemState<W>
  @usableFromInline let later: SystemState<W>
  @usableFromInline let happened: Kept<StepLog<W>>
  /// What is looked at is noted there.
  @usableFromInline let context: TransitionContext<W>

  /// A transition.
  public init(
    system: System<W>, before: SystemState<W>, state: SystemState<W>, log: StepLog<W>
  ) {
    self.init(Kept(log), from: before, to: state, TransitionContext(system))
  }

  @inlinable
  init(
    _ log: Kept<StepLog<W>>, from before: SystemState<W>, to state: SystemState<W>,
    _ context: TransitionContext<W>
  ) {
    (earlier, happened, later) = (before, log, state)
    self.context = context
  }

  /// The system.
  public var system: System<W> {
    _read { yield context.system }
  }

  /// The same moment at which nothing but the state before is there to see.
  var atItsBeginning: Transition { Transition(happened, from: earlier, to: earlier, context) }

  /// The same moment at which nothing but the state after is there to see.
  var atItsEnd: Transition { Transition(happened, from: later, to: later, context) }

  /// What happened.
  @inlinable
  public var log: StepLog<W> {
    _read { yield happened.value }
  }

  /// The state before the step; the same as ``state`` at a start.
  @inlinable
  public var before: SystemState<W> {
    _read { yield earlier }
  }

  /// The state after the step.
  @inlinable
  public var state: SystemState<W> {
    return later
  }

  /// The world after the step.
  @inlinable
  public var world: W {
    _read { yield later.keptWorld.value }
  }

  /// The machines and what they persisted, component by component, after the step.
  @inlinable
  public var components: [ComponentState] {
    _read { yield later.keptControlState.value.components }
  }

  /// Whether a process ended in the middle of this step, so that what it would have ordered next
  /// stayed undone.
  ///
  /// What an app does "at once" it does unless this is so.
  public var isCutShort: Bool { log.isCutShort }

  /// Whether nothing happened in this step but that the time of a property is over.
  ///
  /// No other property is asked about such a step.
  package var isOfClock: Bool { !log.overdue.isEmpty }

  /// Whether the world made an observation in this step.
  public func saw(_ observation: W.Observation) -> Bool {
    log.observations.contains(observation)
  }

  package func isRunning(_ component: Int) -> Bool {
    isThere(component) && components[component].machine.isRunning
  }

  package func wasRunning(_ component: Int) -> Bool {
    isThere(component) && before.components[component].machine.isRunning
  }

  package func began(_ component: Int) -> Bool {
    isThere(component) && log.begun.contains(component)
  }

  /// Whether a component reached its end in this step.
  package func ended(_ component: Int) -> Bool {
    isThere(component) && log.ended.contains(component)
  }

  package func delivered(_ component: Int) -> Bool {
    isThere(component) && log.outcomes.contains { $0.component == component }
  }

  package func resumed(_ component: Int) -> Bool {
    isThere(component) && log.resumed.contains(component)
  }

  /// Whether a component has persisted an intent, or is remembered with what it waits for.
  package func hasIntent(_ component: Int) -> Bool {
    isThere(component) && components.remembers(component)
  }

  /// Whether there is such a component; a property that asks about another becomes a finding.
  func isThere(_ component: Int) -> Bool {
    if later.components.indices.contains(component) { return true }
    system.noteMissing(component: component)
    return false
  }

  /// Whether nothing is pending: no sequence and no timer runs, and the world is not busy.
  ///
  /// A component that waits for the outcome of another rests if the other does.
  public var isSettled: Bool {
    isAtRest && !world.isBusy
  }

  /// Whether the stopwatch of a property may still have time to run.
  package func isTooSoon(forClock number: Int) -> Bool {
    (later.zone.longest(Zone.Key(clock: number, isLimit: false)) ?? 0) > 0
  }

  /// Whether a component is in the middle of a sequence, or a timer runs.
  package func isOnTheWay(_ component: Int) -> Bool {
    let controlState = later.keptControlState.value
    return controlState.isTimed
      || isThere(component) && controlState.isInSequence(component, of: context.flows)
  }

  /// Whether no sequence and no timer runs.
  package var isAtRest: Bool { later.keptControlState.value.isAtRest(context.flows) }
}

extension ControlState {
  fileprivate func isAtRest(_ flows: [FlowComponent]) -> Bool {
    !isTimed && !components.indices.contains { isInSequence($0, of: flows) }
  }

  fileprivate var isTimed: Bool { zone.keys.contains(where: \.isOfComponent) }

  fileprivate func isInSequence(_ component: Int, of flows: [FlowComponent]) -> Bool {
    guard components[component].machine.isRunning,
      let position = components[component].machine.position
    else {
      return false
    }
    return switch flows[component].compiled.positions[position].kind {
    case .awaiting, .delay: true
    case .state, .final, .calling: false
    }
  }
}

/// What the steps of a system have in common.
@usableFromInline
final class TransitionContext<W: World> {
  let system: System<W>
  let flows: [FlowComponent]
  @usableFromInline let names: [String]

  init(_ system: System<W>) {
    self.system = system
    (flows, names) = (system.flows, system.names)
  }
}
