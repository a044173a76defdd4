import EveryPath
import FlowChecker
import FlowModel
import Testing

/// The successors of one state.
@Suite struct SuccessorsTests {
  /// Asks twice, and gives up after 2 s.
  private static let asking = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.beep)
        Perform(.ask, until: .yes) {
          Or(.no) { Go(to: .z) }
          Timeout(.seconds(2), because: "a clerk may be asleep") { Go(to: .b) }
        }
        Perform(.buzz)
        Go(to: .b)
      }
    case .b:
      Enter { Perform(.show) }
      On(.alarm) {
        Perform(.hide)
        Perform(.ring)
        Go(to: .a)
      }
    default: Finish(.done)
    }
  }

  @Test func `worked out in its world are those that a search finds`() throws {
    let system = try desk(Self.asking) {
      Within<Desk>("shown", .seconds(5), of: { $0.saw(.wrote("beep")) }) {
        $0.saw(.wrote("show"))
      }
      NotBefore<Desk>("hidden late", .seconds(1), after: { $0.saw(.wrote("show")) }) {
        $0.saw(.wrote("hide"))
      }
    }
    let graph = system.explore(limits: SearchLimits(maxStates: 2_000)).graph
    try #require(graph.expandedCount > 10)
    for state in 0..<graph.expandedCount {
      let found = system.successors(of: graph.states[state])
      let ways = graph.edges(of: state)
      #expect(found.map(\.move) == ways.map { graph.choices[Int(graph.choiceNumbers[$0])] })
      #expect(found.map(\.state) == ways.map { graph.states[Int(graph.targets[$0])] })
    }
    #expect(graph.choices.contains { $0.cut != nil })
  }
}
