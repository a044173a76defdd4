import EveryPath
import Testing

/// Semantics 8: order is authored order.
@Suite struct AuthoredOrderTests {
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

  @Test func `States come as they are met`() throws {
    #expect(try FlowGraph(Self.flow).states == [.a, .d, .b, .c, .z])
  }

  @Test func `Events and effects come as they are met`() throws {
    let graph = try FlowGraph(Self.flow)
    #expect(graph.events == [.pong, .tap, .alarm, .back, .ping])
    #expect(graph.effects == [.ring, .beep])
  }

  @Test func `Transitions come as they are written`() throws {
    let compiled = try FlowGraph(Self.flow).compiled
    let leaving = compiled.edges(from: compiled.start).map {
      compiled.name(of: compiled.edges[$0].trigger)
    }
    #expect(leaving == ["pong", "tap", "alarm"])
  }

  @Test func `Timers come as they are written`() throws {
    let compiled = try FlowGraph(Self.flow).compiled
    #expect(
      compiled.timers.map(\.reason) == ["first", "second", "first", "second", "first", "second"])
  }

  @Test func `A listed order comes first`() throws {
    let graph = try FlowGraph(IntentTests.Trip())
    #expect(graph.states == [.here, .leaving, .away, .home])
  }

  @Test func `Two graphs of one flow are the same`() throws {
    let one = try FlowGraph(Self.flow).compiled
    let other = try FlowGraph(Self.flow).compiled
    #expect(one.positions == other.positions)
    #expect(one.edges == other.edges)
    #expect(one.orders == other.orders)
    #expect(one.fingerprint == other.fingerprint)
  }
}
