import EveryPath
import FlowChecker
import FlowModel
import Testing

/// Rest, where one component has called another.
@Suite struct RestTests {
  private static let bell = ComponentID<Sketch>("bell")

  /// What is said of a clerk at rest who has called a bell.
  private func verdict(
    _ bell: Sketch, _ fact: @escaping Property<Desk>.Fact
  ) throws -> PropertyResult.Verdict {
    let clerk = Sketch { state in
      switch state {
      case .a:
        Enter {
          Call(Self.bell, until: .done)
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    func component(_ name: String, _ flow: Sketch) throws -> Component<Desk> {
      try Component(name, flow, perform: { _, _, _, _ in }, hear: { _ in .tap })
    }
    var world = Desk()
    world.canDie = false
    let system = System(
      "desk", "", components: [try component("clerk", clerk), try component("bell", bell)],
      worlds: [world]
    ) {
      AlwaysSettled("at rest", whenever: { $0.isRunning() }, fact)
    }
    return try #require(system.check().properties.first).verdict
  }

  @Test func `the caller rests while the other waits for somebody`() throws {
    let waiting = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    #expect(try verdict(waiting) { _ in false } == .broken)
    #expect(try verdict(waiting) { $0.isRunning(1) } == .holds)
  }

  @Test func `the caller does not rest while the other is on its way`() throws {
    let going = Sketch { state in
      switch state {
      case .a:
        Enter {
          Wait(.seconds(1), because: "it is slow")
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    #expect(try verdict(going) { _ in false } == .vacuous)
  }
}
