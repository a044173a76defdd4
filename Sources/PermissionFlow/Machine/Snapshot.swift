/// A moment of a machine: for undo, a walker and tests inside one process.
///
/// It is not for restoring after a relaunch: the world has moved on by then, see ``Intent``.
public struct Snapshot: Hashable, Sendable {
  /// The flow's name.
  public let flow: String
  /// The flow's fingerprint.
  public let fingerprint: String
  /// Where the machine was.
  public let state: MachineState
  let nextTicket: UInt32

  init(plan: Plan, state: MachineState, nextTicket: UInt32) {
    flow = plan.name
    fingerprint = plan.fingerprint
    self.state = state
    self.nextTicket = nextTicket
  }

  func check(against plan: Plan) throws(Refusal) {
    try Refusal.check("snapshot", flow: flow, fingerprint: fingerprint, against: plan)
  }
}
