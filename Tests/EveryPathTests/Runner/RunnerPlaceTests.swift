import EveryPath
import EveryPathTesting
import Testing

/// Who runs an attempt waits for it from its first turn on.
@MainActor
@Suite struct RunnerPlaceTests {
  private nonisolated static let one = ComponentID<Sketch>("one")
  private nonisolated static let two = ComponentID<Sketch>("two")

  @Test func `keeps it, though another component shares and leaves it within its first turn`()
    async throws
  {
    let first = Sketch {
      Enter { Tell(Self.two, .tap) }
      On(.ping) {
        Tell(Self.two, .pong); Stay()
      }
      On(.back) { Go(to: .z) }
    }
    let second = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Tell(Self.one, .ping); Call(Self.one, until: .done); Go(to: .z)
        }
        Interrupt(.pong) { Go(to: .b) }
      case .b: On(.back) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let runners = try [first, second].map {
      try Runner($0, driver: ScriptedDriver<Sketch>(), clock: ManualClock())
    }
    runners[0].connect(Self.two, to: runners[1])
    runners[1].connect(Self.one, to: runners[0])
    runners[1].start()
    let outcome = Task { await runners[0].run() }
    while runners[0].state == nil { await Task.yield() }
    #expect(runners[0].state == .a)
    runners[0].send(.back)
    #expect(await outcome.value == .done)
  }
}
