import PermissionFlow
import Testing

struct Tiny: Flow {
  enum State: Hashable, Sendable, CaseIterable { case checking, asking, closed }
  enum Event: Hashable, Sendable {
    case read(Bool)
    case answered(Bool)
    case left
  }
  enum Effect: Hashable, Sendable { case read, ask, leave }
  enum Outcome: Hashable, Sendable { case yes, no, gone }
  var start: State { .checking }
  func transitions(from state: State) -> Transitions {
    switch state {
    case .checking:
      Enter { Perform(.read) }
      On(.read(true)) {
        Perform(.ask); Go(to: .asking)
      }
      On(.read(false)) { leave(.no) }
    case .asking:
      On(.answered(true)) {
        Deliver(.yes); Go(to: .closed)
      }
      On(.answered(false)) { leave(.no) }
    case .closed: Finish()
    }
  }
  @StepBuilder private func leave(_ outcome: Outcome) -> Steps {
    Perform(.leave, until: .left)
    Wait(.milliseconds(200), because: "it looks calmer")
    Deliver(outcome)
    Go(to: .closed)
  }
  func answers(to effect: Effect) -> [Event] {
    switch effect {
    case .read: [.read(true), .read(false)]
    case .ask: [.answered(true), .answered(false)]
    case .leave: [.left]
    }
  }
  func resume(from state: State) -> Resumption<State, Outcome> { .at(.checking) }
  func abandoned(_ reason: Abandonment) -> Outcome { .gone }
}

@Test func aTinyFlowRuns() throws {
  var machine = try Machine(Tiny())
  let first = machine.start()
  #expect(machine.effects(of: first) == [.read])
  let second = machine.receive(.read(false), ticket: machine.tickets(of: first)[0])
  #expect(machine.effects(of: second) == [.leave])
  #expect(machine.positionID == "checking/read(false)/left")
  let third = machine.receive(.left, ticket: machine.tickets(of: second)[0])
  #expect(machine.orders(of: third).count == 1)
  #expect(machine.positionID == "checking/read(false)/wait 0.2 s")
  let last = machine.fire(timer: machine.graph.plan.timers.count - 1 - 1)
  #expect(machine.outcome(of: last) == .no, "\(machine.graph.plan.timers)")
}
