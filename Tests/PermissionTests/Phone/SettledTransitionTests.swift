import FlowModel
import SimulatedPhone
import Testing

/// A moment of rest.
@Suite struct SettledTransitionTests {
  private func transition(_ phone: Phone) -> Transition<Phone> {
    let system = System("still", "", components: [], worlds: [phone]) {
      AlwaysSettled<Phone>("rest") { _ in true }
    }
    return Transition(
      system: system, before: system.starts[0], state: system.starts[0], log: StepLog())
  }

  @Test func `a phone on which something is coming is not at rest`() {
    var handset = Handset()
    #expect(transition(handset.phone).isSettled)
    handset.request()
    #expect(!transition(handset.phone).isSettled)
  }
}
