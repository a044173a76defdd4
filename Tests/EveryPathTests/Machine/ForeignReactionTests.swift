import EveryPath
import Testing

/// A reaction is a value and may be shown to any machine.
@Suite struct ForeignReactionTests {
  private static let small = Sketch { _ in Finish(.done) }

  private static let large = Sketch {
    On(.tap) {
      for _ in 0..<100 { Perform(.beep) }
      Go(to: .z)
    }
  }

  @Test func `What its own machine orders is handed out`() throws {
    var machine = try Machine(Self.large)
    machine.start()
    let reaction = machine.receive(.tap)
    #expect(machine.effects(of: reaction) == Array(repeating: .beep, count: 100))
  }

  @Test func `Orders that a machine does not have are none`() throws {
    var other = try Machine(Self.large)
    other.start()
    let reaction = other.receive(.tap)
    let machine = try Machine(Self.small)
    #expect(reaction.orders.upperBound > machine.graph.compiled.orders.count)
    #expect(machine.effects(of: reaction).isEmpty)
    #expect(machine.orders(of: reaction).isEmpty)
    #expect(machine.tickets(of: reaction).isEmpty)
    #expect(machine.outcome(of: reaction) == nil)
  }
}
