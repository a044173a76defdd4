import EveryPath
import FlowChecker
import FlowModel
import Testing

/// Several processes in one world.
@Suite struct ManyProcessesTests {
  private func system(
    _ app: Sketch = Duplex.writer, _ widget: Sketch = Duplex.writer,
    @PropertyBuilder<Duplex> _ properties: () -> [Property<Duplex>]
  ) throws -> System<Duplex> {
    System(
      "duplex", "",
      components: [
        try Duplex.component("app", app, room: 0), try Duplex.component("widget", widget, room: 1),
      ], worlds: [Duplex()], properties: properties)
  }

  @Test func `one ends and the other goes on`() throws {
    let report = try system {
      Sometimes<Duplex>("the widget works without the app") {
        $0.isRunning(1) && !$0.isRunning(0) && $0.world.written == ["beep-1", "buzz-1"]
      }
      AtNoTime<Duplex>("a component runs without its process") { transition in
        (0...1).contains { transition.isRunning($0) && !transition.world.isLit[$0] }
      }
      AtNoTime<Duplex>("the end of the widget is the end of the app") {
        $0.log.endedProcesses == [1] && $0.before.components[0].machine.isRunning
          && !$0.isRunning(0) && !$0.ended(0)
      }
    }.check()
    #expect(report.properties.map(\.verdict) == [.holds, .holds, .holds])
    #expect(report.isComplete)
  }

  @Test func `each may end between two of its own orders, while the other works on`() throws {
    let report = try system {
      AtNoTime<Duplex>("the app is cut, and the widget is not") {
        $0.world.written == ["beep-0", "beep-1", "buzz-1"]
      }
      AtNoTime<Duplex>("the widget is cut, and the app is not") {
        $0.world.written == ["beep-0", "buzz-0", "beep-1"]
      }
    }.check()
    #expect(report.properties.map(\.verdict) == [.broken, .broken])
    #expect(report.properties[0].steps.map(\.id) == ["open-0", "open-1", "tap+kill-1"])
    #expect(report.properties[1].steps.map(\.id) == ["open-0", "open-1", "tap+kill-3"])
    #expect(report.properties[0].steps.last?.says == "tap; killed after order 1")
    #expect(report.properties[1].steps.last?.says == "tap; the widget killed after order 3")
  }

  private static let eager = Sketch { state in
    switch state {
    case .a:
      Enter {
        Perform(.beep)
        Perform(.buzz)
      }
      On(.tap) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  @Test func `the step that launches a process may be cut, too`() throws {
    let report = try system(Self.eager) {
      AtNoTime<Duplex>("cut at launch") {
        $0.log.processLaunched && $0.log.processEnded && $0.world.written == ["beep-0"]
      }
    }.check()
    #expect(report.properties[0].steps.map(\.id) == ["open-0+kill-1"])
  }

  @Test func `a process that ends and begins anew in one step works on`() throws {
    let report = try system(Self.eager) {
      Always<Duplex>(
        "a restart does everything again",
        whenever: {
          $0.log.launchedProcesses == [0] && $0.log.endedProcesses == [0] && $0.isRunning()
        }
      ) { $0.log.effects.count == 2 }
    }.check()
    #expect(report.properties.map(\.verdict) == [.holds])
  }

  @Test func `components of different processes cannot tell each other`() throws {
    let teller = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Tell(ComponentID<Sketch>("widget"), .yes)
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    let listener = Sketch { state in
      switch state {
      case .a:
        On(.yes) { Go(to: .z) }
        Ignore(.tap, because: "only what it is told counts")
      default: Finish(.done)
      }
    }
    let property = AtNoTime<Duplex>("the widget is told") { $0.ended(1) }
    #expect(try system(teller, listener) { property }.check().properties[0].verdict == .holds)
    // In one process it would be.
    let components = [
      try Duplex.component("app", teller, room: 0),
      try Duplex.component("widget", listener, room: 0),
    ]
    let one = System("one", "", components: components, worlds: [Duplex()]) { property }
    #expect(one.check().properties[0].verdict == .broken)
  }
}
