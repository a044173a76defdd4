/// The parts of a system as a step sees them: without their world.
struct Crew {
  struct Member {
    /// The flow, and whom it can tell and call.
    let member: Ensemble.Member
    /// The number of the process it runs in.
    let process: Int
    /// Whether its machine is thrown away at its end.
    let isThrownAway: Bool
  }

  let members: [Member]
  /// The unit of time.
  let ticks: Ticks
  /// Whether a promise runs a stopwatch.
  let hasStopwatches: Bool

  init<W: World>(_ system: System<W>) {
    members = zip(Ensemble(system).members, system.parts).map { member, part in
      Member(member: member, process: part.process, isThrownAway: part.isThrownAway)
    }
    ticks = system.ticks
    hasStopwatches = system.hasStopwatches
  }

  /// The numbers of the parts that run in a process.
  func parts(of process: Int) -> [Int] {
    members.indices.filter { members[$0].process == process }
  }
}
