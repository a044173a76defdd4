/// The components of a system as a step sees them: without their world.
struct Topology {
  struct Role {
    /// The flow, and the components it can send events to and call.
    let flow: Composition.Member
    /// The number of the process it runs in.
    let process: Int
    /// Whether its machine is thrown away at its end.
    let isThrownAway: Bool
    /// Whether it receives every answer as if it came by itself.
    let trustsLateAnswers: Bool
  }

  let roles: [Role]
  /// The components that each can call, by their names.
  let callees: [[Int]]
  let ticks: Ticks
  /// Whether time passes at the end of a step; else there are clocks that begin before.
  let endsSteps: Bool

  init<W: World>(_ components: [Component<W>], _ ticks: Ticks, endsSteps: Bool) {
    roles = zip(Composition("", components.map(\.flow)).members, components).map {
      flow, component in
      Role(
        flow: flow, process: component.process, isThrownAway: component.isThrownAway,
        trustsLateAnswers: component.trustsLateAnswers)
    }
    callees = roles.map { role in
      Set(role.flow.called.compactMap(\.self)).sorted {
        components[$0].name < components[$1].name
      }
    }
    self.ticks = ticks
    self.endsSteps = endsSteps
  }

  /// The numbers of the components that run in a process.
  func components(of process: Int) -> [Int] {
    roles.indices.filter { roles[$0].process == process }
  }
}
