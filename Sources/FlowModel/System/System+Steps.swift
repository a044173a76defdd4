import PermissionFlow

extension System {
  /// One way on from a state.
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
  /// two of them, where that leaves something else than ending it before or after.
  public func successors(of state: SystemState<W>) -> [Successor] {
    var result: [Successor] = []
    for move in moves(in: state) {
      var stepper = Stepper(self, state, notesCuts: true)
      guard stepper.take(move) else { continue }
      finish(&stepper, before: state)
      let cuts = stepper.cuts ?? []
      result.append(Successor(move: move, state: stepper.state, log: stepper.log))
      // The last cut is the same as ending the process after the step.
      for cut in cuts.dropLast() {
        let move = SystemMove<W>(move.kind, cut: cut.count, process: cut.process)
        if let successor = take(move, in: state) {
          result.append(successor)
        }
      }
    }
    return result
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
    var stepper = Stepper(self, state, cut: move.cut)
    guard stepper.take(move) else { return nil }
    finish(&stepper, before: state)
    return Successor(move: move, state: stepper.state, log: stepper.log)
  }

  /// The choices of a state, those that end the process in the middle of a step apart.
  func moves(in state: SystemState<W>) -> [SystemMove<W>] {
    var moves: [W.Move] = []
    state.world.offer(&moves)
    var result = moves.map { SystemMove<W>(.world($0)) }
    for key in state.zone.keys where state.zone.firing(key) != nil {
      result.append(
        SystemMove(
          key.owner == Zone.Key.promises
            ? .watch(Int(key.timer)) : .timer(part: Int(key.owner), timer: Int(key.timer))))
    }
    return result
  }

  /// Starts and stops the timers of promises.
  private func finish(_ stepper: inout Stepper<W>, before: SystemState<W>) {
    guard !watches.isEmpty else { return }
    let moment = Moment(system: self, before: before, state: stepper.state, log: stepper.log)
    for (number, watch) in watches.enumerated() {
      let key = Zone.Key(owner: Zone.Key.promises, timer: UInt32(number))
      if watch.ends(moment) {
        stepper.state.zone.stop(key)
      } else if watch.begins(moment) {
        stepper.state.zone.start(key, ticks: ticks.count(watch.duration))
        stepper.state.zone.elapse()
      }
    }
  }
}
