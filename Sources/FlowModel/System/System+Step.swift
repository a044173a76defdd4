import EveryPath

/// A place in a step at which a process may end.
struct CutPlace<W: World> {
  /// How many orders come before.
  let count: Int
  /// The number of the process that ends.
  let process: Int
  /// How much a property could see by then.
  let seen: Int
  /// The control state that would be left.
  let left: ControlState
  /// The world by then.
  let world: W

  /// A choice, cut short here.
  func move(of move: SystemMove<W>) -> SystemMove<W> {
    SystemMove(move.kind, cut: count, process: process)
  }
}

/// One step, worked out in its world.
///
/// A search looks the same up in tables, see ``StepTable``.
extension System {
  /// Lets a choice happen, and tells where its step may be cut short; nil if it is not possible.
  func step(
    _ move: SystemMove<W>, in state: SystemState<W>
  ) -> (end: Successor, cuts: [CutPlace<W>])? {
    var (world, observations, cuts) = (state.world, [W.Observation](), [CutPlace<W>]())
    func give(_ order: WorldOrder<W>) -> WorldResponse? {
      let before = world
      guard let answer = carryOut(order, in: &world) else { return nil }
      if case .output(let output) = answer { noteLostAddresses(output, after: order, in: before) }
      observations += answer.observations
      return heard(answer)
    }
    func noteCuts(_ stepper: borrowing Stepper) {
      for cut in stepper.cuts
      where cut.heard == stepper.heard && world.canEnd(cut.process) {
        let place = CutPlace(
          count: cut.count, process: cut.process, seen: cut.seen, left: cut.left, world: world)
        if let last = cuts.last, isSame(place, as: last) { continue }
        cuts.append(place)
      }
    }
    var answers: [WorldResponse] = []
    if case .world(let own) = move.kind { answers = [give(.take(own))].compactMap { $0 } }
    var stepper = Stepper(topology, state.keptControlState.value, cut: move.cut, answers: answers) {
      order, stepper in
      noteCuts(stepper)
      return give(.step(order))
    }
    guard (try? stepper.take(Stepper.Start(move))) == true else { return nil }
    noteCuts(stepper)
    let log = StepLog<W>(observations: observations, stepper.log)
    let end = clocked(SystemState(world: world, stepper.state), from: state, log)
    return (Successor(move: move, state: end, log: log), cuts)
  }

  /// Whether the end of a process leaves what it left at another place, and no property could tell.
  private func isSame(_ place: CutPlace<W>, as last: CutPlace<W>) -> Bool {
    guard place.left == last.left, place.seen == last.seen else { return false }
    let (world, other) = (left(at: place), left(at: last))
    return world == other
  }

  /// The world that the end of the process would leave.
  private func left(at place: CutPlace<W>) -> W {
    var world = place.world
    cutOff(place.process, in: &world)
    return world
  }

  /// The state after a step, once clocks beside the timers of components have begun and stopped.
  private func clocked(
    _ end: SystemState<W>, from state: SystemState<W>, _ log: StepLog<W>
  ) -> SystemState<W> {
    guard hasClocks else { return end }
    var controlState = end.keptControlState.value
    let transition = Transition(system: self, before: state, state: end, log: log)
    controlState.zone = clocked(transition, controlState.zone)
    return SystemState(end.keptWorld, Kept(controlState))
  }
}

extension Stepper.Start {
  /// What the step of a choice begins with.
  init<W: World>(_ move: SystemMove<W>) {
    self =
      switch move.kind {
      case .world: .move
      case .timer(let component, let timer): .timer(component: component, timer: timer)
      case .clock(let number): .clock(number)
      }
  }
}
