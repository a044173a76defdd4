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
