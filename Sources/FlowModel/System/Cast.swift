/// The parts of a system as a step sees them: without their world.
struct Cast {
  struct Role {
    /// The flow, and whom it can tell and call.
    let flow: Ensemble.Member
    /// The number of the process it runs in.
    let process: Int
    /// Whether its machine is thrown away at its end.
    let isThrownAway: Bool
    /// Whether it is told every answer as if it came by itself.
    let trustsLateAnswers: Bool
  }

  /// One for each part.
  let roles: [Role]
  /// The unit of time.
  let ticks: Ticks
  /// Whether time passes at the end of a step; else there are clocks that begin before.
  let endsSteps: Bool

  init<W: World>(_ parts: [Part<W>], _ ticks: Ticks, endsSteps: Bool) {
    roles = zip(Ensemble("", parts.map(\.flow)).members, parts).map { flow, part in
      Role(
        flow: flow, process: part.process, isThrownAway: part.isThrownAway,
        trustsLateAnswers: part.trustsLateAnswers)
    }
    self.ticks = ticks
    self.endsSteps = endsSteps
  }

  /// The numbers of the parts that run in a process.
  func parts(of process: Int) -> [Int] {
    roles.indices.filter { roles[$0].process == process }
  }
}
