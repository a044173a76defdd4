import EveryPath
import FlowChecker
import FlowModel
import Testing

/// Lint in the world: calls.
@Suite struct UnansweredCallTests {
  private static let bell = ComponentID<Sketch>("bell")
  private static let line = #line + 4

  private static var calling: Sketch {
    Sketch {
      On(.tap) {
        Call(bell, until: .done) { Or(.failed, from: bell) { Go(to: .z) } }
        Go(to: .z)
      }
    }
  }

  /// What is said of the call of a bell that ends with an outcome.
  private func findings(_ outcome: Sketch.Outcome) throws -> [Finding] {
    func component(_ name: String, _ flow: Sketch) throws -> Component<Desk> {
      try Component(name, flow, perform: { _, _, _, _ in }, hear: { _ in .tap })
    }
    let ringing = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .z) }
      default: Finish(outcome)
      }
    }
    var world = Desk()
    world.canDie = false
    let system = System(
      "desk", "",
      components: [try component("clerk", Self.calling), try component("bell", ringing)],
      worlds: [world]
    ) {}
    return system.check().findings.flatMap(\.all).filter { $0.rule == "never-acknowledged" }
  }

  @Test func `a call whose outcome never comes, with the journey to where it is waited for`() throws
  {
    let found = try findings(.failed)
    #expect(
      found.map(\.sentence) == [
        "`a/tap/bell: done` waits for `bell: done`, which never comes in this world; wait for what "
          + "does come, or write an Or or a Timeout"
      ])
    #expect(found.map(\.witness) == [["knock", "tap"]])
    #expect(found.first?.lines.map(\.line) == [Self.line + 1])
  }

  @Test func `an outcome that comes is acknowledged`() throws { #expect(try findings(.done) == []) }
}
