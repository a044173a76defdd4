import EveryPath

extension System {
  /// One transition from a state.
  public struct Successor: Sendable {
    /// The choice.
    public let move: SystemMove<W>
    /// Where it leads.
    public let state: SystemState<W>
    /// What happened.
    public let log: StepLog<W>
  }

  /// Everything that can happen in `state`, in a fixed order, and where it leads.
  ///
  /// A choice whose reaction orders several things is also offered with the process ended between
  /// two of them, wherever something can tell that from ending it before or after: what is left, or
  /// what a property sees of the step. An end between a choice and the first order is none of them:
  /// the event did not arrive, as if the process had ended before.
  public func successors(of state: SystemState<W>) -> [Successor] {
    moves(in: state).flatMap { move -> [Successor] in
      guard let step = step(move, in: state) else { return [] }
      // The last cut is the same as ending the process after the step.
      let cuts = step.end.log.isEndless ? [] : step.cuts.dropLast()
      let ends = cuts.map { self.step($0.move(of: move), in: state)?.end }
      return [step.end] + ends.compactMap { $0 }
    }
  }

  /// Where the choice with an id leads; nil if there is no such choice in this state.
  ///
  /// Cheaper than looking through all successors, which a long journey would feel.
  public func successor(of state: SystemState<W>, by id: String) -> Successor? {
    let move = moves(in: state).first { text(of: $0, in: state).id == id }
    if let move, let successor = take(move, in: state) { return successor }
    return successors(of: state).first { text(of: $0.move, in: state).id == id }
  }

  /// Lets a choice happen; nil if it is not possible in this state.
  public func take(_ move: SystemMove<W>, in state: SystemState<W>) -> Successor? {
    step(move, in: state)?.end
  }

  /// The choices of a state, those that end the process in the middle of a step apart.
  package func moves(in state: SystemState<W>) -> [SystemMove<W>] {
    var moves: [W.Move] = []
    state.world.offer(&moves)
    return moves.map { SystemMove<W>(.world($0)) } + Self.timers(of: state.zone)
  }

  /// The timers that can fall due first.
  static func timers(of zone: Zone) -> [SystemMove<W>] {
    zone.keys.filter { zone.firing($0) != nil }.map { key in
      SystemMove(
        key.owner == Zone.Key.properties
          ? .clock(Int(key.timer)) : .timer(component: Int(key.owner), timer: Int(key.timer)))
    }
  }
}

/// A place in a step at which a process may end.
struct CutPlace<W: World> {
  /// How many orders come before.
  let count: Int
  /// The number of the process that ends.
  let process: Int
  /// How much a property could see by then.
  let seen: Int
  let left: ControlState
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
  /// Lets a choice happen, and returns where its step may be cut short; nil if it is not possible.
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
    controlState.zone = clocked(controlState.zone, turns(at: transition))
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

/// A choice of a system: a move of the world, or a timer that is over.
public struct SystemMove<W: World>: Hashable, Sendable {
  /// What happens.
  public enum Kind: Hashable, Sendable {
    /// A move of the world.
    case world(W.Move)
    /// A timer of a component is over.
    case timer(component: Int, timer: Int)
    /// The time of a property is over.
    case clock(Int)
  }

  /// What happens.
  public let kind: Kind
  /// After how many orders of the reaction a process is ended; nil if none is.
  public let cut: Int?
  @usableFromInline let cutProcess: Int

  /// Whether it is only that the time of a property is over.
  package var isOverdue: Bool {
    if case .clock = kind { true } else { false }
  }

  @inlinable
  package init(_ kind: Kind, cut: Int? = nil, process: Int = 0) {
    self.kind = kind
    self.cut = cut
    cutProcess = process
  }
}
