import EveryPath
import Testing

@Suite("Semantics 8: order is authored order")
struct AuthoredOrderTests {
  static let flow = Sketch { state in
    switch state {
    case .a:
      On(.pong) { Go(to: .d) }
      On(.tap) {
        Perform(.ring)
        Perform(.beep)
        Go(to: .b)
      }
      On(.alarm) { Go(to: .c) }
      Ignore(.back, .ping, because: "news of no concern")
    case .b, .c, .d:
      On(.tap) { Go(to: .z) }
      After(.seconds(3), because: "first") { Stay() }
      After(.seconds(1), because: "second") { Stay() }
    default: Finish(.done)
    }
  }

  @Test func statesComeAsTheyAreMet() throws {
    #expect(try FlowGraph(Self.flow).states == [.a, .d, .b, .c, .z])
  }

  @Test func eventsAndEffectsComeAsTheyAreMet() throws {
    let graph = try FlowGraph(Self.flow)
    #expect(graph.events == [.pong, .tap, .alarm, .back, .ping])
    #expect(graph.effects == [.ring, .beep])
  }

  @Test func edgesComeAsTheyAreWritten() throws {
    let compiled = try FlowGraph(Self.flow).compiled
    let leaving = compiled.edges(from: compiled.start).map {
      compiled.name(of: compiled.edges[$0].trigger)
    }
    #expect(leaving == ["pong", "tap", "alarm"])
  }

  @Test func timersComeAsTheyAreWritten() throws {
    let compiled = try FlowGraph(Self.flow).compiled
    #expect(
      compiled.timers.map(\.reason) == ["first", "second", "first", "second", "first", "second"])
  }

  @Test func aListedOrderComesFirst() throws {
    let graph = try FlowGraph(IntentTests.Trip())
    #expect(graph.states == [.here, .leaving, .away, .home])
  }

  @Test func twoGraphsOfOneFlowAreTheSame() throws {
    let one = try FlowGraph(Self.flow).compiled
    let other = try FlowGraph(Self.flow).compiled
    #expect(one.positions == other.positions)
    #expect(one.edges == other.edges)
    #expect(one.orders == other.orders)
    #expect(one.fingerprint == other.fingerprint)
  }
}
