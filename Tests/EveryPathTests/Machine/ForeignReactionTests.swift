import EveryPath
import Testing

/// A reaction is a value and may be shown to any machine.
@Suite struct ForeignReactionTests {
  private static let small = Sketch { _ in Finish(.done) }

  private static let large = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        for _ in 0..<100 { Perform(.beep) }
        Go(to: .z)
      }
    default: Finish(.done)
    }
  }

  @Test func `What its own machine orders is handed out`() throws {
    var machine = try Machine(Self.large)
    machine.start()
    #expect(Self.effects(machine, of: machine.receive(.tap)) == Array(repeating: .beep, count: 100))
  }

  @Test func `Orders that a machine does not have are none`() throws {
    var other = try Machine(Self.large)
    other.start()
    let reaction = other.receive(.tap)
    let machine = try Machine(Self.small)
    #expect(reaction.orders.upperBound > machine.graph.compiled.orders.count)
    #expect(Self.effects(machine, of: reaction).isEmpty)
    #expect(machine.effects(of: reaction).isEmpty)
    #expect(machine.orders(of: reaction).isEmpty)
    #expect(machine.tickets(of: reaction).isEmpty)
    #expect(machine.outcome(of: reaction) == nil)
  }

  private static func effects(
    _ machine: Machine<Sketch>, of reaction: Reaction
  ) -> [Sketch.Effect] {
    var effects: [Sketch.Effect] = []
    machine.forEachEffect(of: reaction) { effects.append($0) }
    return effects
  }
}
