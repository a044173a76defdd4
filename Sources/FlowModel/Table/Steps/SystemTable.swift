import EveryPath
public import StateSpace

/// The steps of a system by numbers, and what the numbers stand for.
@usableFromInline
package final class SystemTable<W: World>: StepTable {
  @usableFromInline package let system: System<W>
  @usableFromInline package let worlds: WorldTable<W>

  @usableFromInline let controlStates: ControlStateTable
  @usableFromInline private(set) var logs = Interner<Kept<StepLog<W>>>()
  @usableFromInline let context: TransitionContext<W>
  /// The control state after properties have started and stopped their clocks.
  private let clockedSteps: Memo
  /// For each log whether its step is one of a clock.
  private let clockLogs = Memo()
  /// What steps do to these clocks.
  private lazy var clockFacts = ClockFacts(system.propertyClocks)

  /// A table in which nothing is worked out yet.
  package init(_ system: System<W>) {
    self.system = system
    worlds = WorldTable(system)
    (controlStates, clockedSteps) = (ControlStateTable(), Memo())
    context = TransitionContext(system)
    super.init(worlds, hasClocks: system.hasClocks)
  }

  /// A table for the same components and worlds with other compiled flows or properties.
  ///
  /// What happens in worlds is known from then on in both, and states have the same numbers.
  package init(_ system: System<W>, like other: SystemTable<W>) {
    self.system = system
    worlds = other.worlds
    (controlStates, clockedSteps) = (other.controlStates, Memo())
    context = TransitionContext(system)
    super.init(worlds, hasClocks: system.hasClocks)
  }

  // MARK: - Numbers

  package func number(of state: SystemState<W>) -> UInt64 {
    StateWord.of(
      worlds.number(of: state.world), controlStates.number(of: state.keptControlState.value))
  }

  package func number(of move: SystemMove<W>) -> UInt32 { worlds.number(of: move) }

  @inlinable
  package func state(_ number: UInt64) -> SystemState<W> {
    let (world, controlState) = StateWord.numbers(of: number)
    return SystemState(worlds.worlds[world], controlStates.controlStates[controlState])
  }

  package func move(_ number: UInt32) -> SystemMove<W> { worlds.move(number) }

  func number(of log: StepLog<W>) -> UInt32 { logs.number(keeping: log) }

  package func log(_ number: UInt32) -> StepLog<W> { logs[number].value }

  /// What properties see of a step.
  @inlinable
  package func transition(_ successor: Successor, from before: UInt64) -> Transition<W> {
    Transition(logs[successor.log], from: state(before), to: state(successor.state), context)
  }

  /// What happens at a start: nothing.
  package func successor(toStart start: UInt64) -> Successor {
    Successor(choice: 0, state: start, log: number(of: StepLog()))
  }

  /// The states an exploration starts from.
  package var starts: [UInt64] { system.starts.map(number) }

  // MARK: - Steps

  override func timers(controlState: UInt32) -> [UInt32] {
    System<W>.timers(of: controlStates.controlState(controlState).zone).map(number)
  }

  override func choice(_ choice: UInt32, cutAfter count: Int, process: Int) -> UInt32 {
    number(
      of: SystemMove(worlds.move(choice).kind, cut: count, process: worlds.processes[process]))
  }

  override func node(
    _ choice: UInt32, controlState: UInt32, answers: [UInt32],
    ask: (_ order: UInt32, _ found: StepTree.FoundNode) -> UInt32?
  ) -> StepTree.FoundNode {
    let cut = Int(worlds.choices[Int(choice)].cut)
    let start = Stepper.Start(worlds.move(choice))
    var known = answers
    var last: StepTree.FoundNode?
    return withoutActuallyEscaping(ask) { ask in
      var stepper = Stepper(
        system.topology, controlStates.controlState(controlState), cut: cut > 0 ? cut : nil,
        answers: answers.map { worlds.heard($0) }
      ) { order, stepper in
        let number = self.worlds.number(of: .step(order))
        let found = StepTree.FoundNode(
          kind: .order(number), isEndless: stepper.log.isEndless, cuts: self.cuts(of: stepper))
        guard let answer = ask(number, found) else {
          last = found
          return nil
        }
        known.append(answer)
        return self.worlds.heard(answer)
      }
      let kind = kind(of: &stepper, after: start) { known }
      return last
        ?? StepTree.FoundNode(kind: kind, isEndless: stepper.log.isEndless, cuts: cuts(of: stepper))
    }
  }

  /// Where the process may end that a step has come to.
  private func cuts(of stepper: borrowing Stepper) -> [StepTree.Cut] {
    var cuts: [StepTree.Cut] = []
    for cut in stepper.cuts where cut.heard == stepper.heard {
      guard let process = worlds.processes.firstIndex(of: cut.process) else { continue }
      cuts.append(
        StepTree.Cut(
          count: Int32(cut.count), process: Int32(process), seen: Int32(cut.seen),
          left: controlStates.number(of: cut.left)))
    }
    return cuts
  }

  private func kind(
    of stepper: inout Stepper, after start: Stepper.Start, answers: () -> [UInt32]
  ) -> StepTree.Node.Kind {
    do {
      guard try stepper.take(start) else { return .impossible }
      let controlState = controlStates.number(of: stepper.state)
      let observations = answers().flatMap { worlds.answer($0).observations }
      return .done(
        controlState: controlState,
        log: number(of: StepLog(observations: observations, stepper.log)))
    } catch {
      return .move
    }
  }

  override func clocked(_ successor: Successor, from state: UInt64) -> UInt64 {
    let (world, controlState) = StateWord.numbers(of: successor.state)
    let isOfClock =
      clockLogs.value(of: UInt64(successor.log)) {
        logs[successor.log].value.overdue.isEmpty ? 0 : 1
      } == 1
    let label = isOfClock ? .max : clockFacts.label(of: successor, from: state, in: self)
    let number = clockedSteps.value(of: word(controlState, label)) {
      changed(controlState) { $0 = system.clocked($0, isOfClock ? nil : clockFacts.turns(label)) }
    }
    return StateWord.of(world, number)
  }

  /// What states have in common that differ in stopwatches of properties alone.
  package func withoutStopwatches(_ state: UInt64) -> UInt64 {
    let (world, controlState) = StateWord.numbers(of: state)
    return StateWord.of(world, changed(controlState) { $0.stopAll(of: Zone.Key.stopwatches) })
  }

  /// The number of what a control state is with other timers.
  private func changed(_ number: UInt32, _ change: (inout Zone) -> Void) -> UInt32 {
    var controlState = controlStates.controlState(number)
    change(&controlState.zone)
    return controlStates.number(of: controlState)
  }

  /// How many of some states differ from others in the time of a property alone, each property that
  /// runs a clock by its name.
  package func costs(ofClocksIn states: [UInt64]) -> [(property: String, states: Int)] {
    system.propertyClocks.enumerated().map { number, clock in
      let key = Zone.Key(clock: number, isLimit: clock.isLimit)
      var bare: [UInt32: UInt32] = [:]
      let others = Set(
        states.map { state in
          let (world, controlState) = StateWord.numbers(of: state)
          let number = bare[controlState] ?? changed(controlState) { $0.stop(key) }
          bare[controlState] = number
          return StateWord.of(world, number)
        })
      return (clock.property, states.count - others.count)
    }
  }

  /// Whether, of two such states, each stopwatch of the second runs as long in the first, or longer.
  package func outruns(_ state: UInt64, _ other: UInt64) -> Bool {
    zone(of: state).outruns(zone(of: other))
  }

  private func zone(of state: UInt64) -> Zone {
    controlStates.controlState(StateWord.numbers(of: state).controlState).zone
  }
}

/// Settings by number, for all systems that can be in the same ones.
@usableFromInline
package final class ControlStateTable {
  @usableFromInline private(set) var controlStates = Interner<Kept<ControlState>>()

  package init() {}

  func number(of controlState: ControlState) -> UInt32 {
    controlStates.number(keeping: controlState)
  }

  func controlState(_ number: UInt32) -> ControlState { controlStates[number].value }
}

/// The word of a state: the number of its control state above that of its world.
@usableFromInline
package enum StateWord {
  @inlinable
  package static func of(_ world: UInt32, _ controlState: UInt32) -> UInt64 {
    word(controlState, world)
  }

  @inlinable
  package static func numbers(of state: UInt64) -> (world: UInt32, controlState: UInt32) {
    let (controlState, world) = halves(of: state)
    return (world, controlState)
  }
}
