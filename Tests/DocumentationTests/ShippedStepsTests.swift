import FlowChecker
import FlowModel
import FlowTestSupport
import StateSpace
import Testing

/// What a person walks is what a check judges: both work out the same steps.
@Suite struct ShippedStepsTests {
  /// How many states of each system are compared.
  private static let count = isOptimised ? 500 : 10

  @Test func `Steps worked out in a world are those that a search looks up`() throws {
    var compared = 0
    for system in ShippedFindingsTests.catalogs {
      let (states, difference) = try system.accept(Comparing(count: Self.count))
      #expect(difference == nil, "\(system.name)")
      compared += states
    }
    #expect(compared > Self.count * ShippedFindingsTests.catalogs.count / 2)
  }
}

/// Compares the first states of a system.
private struct Comparing: SystemVisitor {
  let count: Int

  /// How many states were compared, and the first choice that leads elsewhere; nil if none does.
  func visit<W: World>(_ system: System<W>) -> (states: Int, difference: String?) {
    // A search stops at what it has found; what it has followed up is less.
    let limits = SearchLimits(maxStates: 8 * count)
    // With the least effort, no state stands for one whose stopwatches run less long.
    let graph = system.keeping { _ in false }.explore(limits: limits, shortest: .effort).graph
    let first = min(count, graph.expandedCount)
    for number in 0..<first {
      let state = graph.states[number]
      let edges = graph.edges(of: number)
      let walked = system.successors(of: state)
      guard walked.count == edges.count else { return (number, "\(walked.count) choices") }
      for (step, edge) in zip(walked, edges) {
        let isSame =
          step.move == graph.choices[Int(graph.choiceNumbers[edge])]
          && step.state == graph.states[Int(graph.targets[edge])]
        guard isSame else { return (number, system.text(of: step.move, in: state).id) }
      }
    }
    return (first, nil)
  }
}
