import StateSpace
import Testing

/// A line of numbers.
private struct Line: TransitionSystem {
  let length: Int

  var initialStates: [Int] { [0] }

  func transitions(from state: Int, into found: inout TransitionList<Bool, Int>) {
    if state < length { found.append(true, to: state + 1) }
  }
}

/// The progress of a search.
@Suite struct ProgressTests {
  @Test func `Progress is told every thousand states or so, and grows`() {
    var told: [SearchProgress] = []
    let graph = Line(length: 5_000).stateGraph(progress: { told.append($0) })
    #expect(graph.completeness == .complete)
    #expect(told.map(\.states) == [1, 1025, 2049, 3073, 4097])
    #expect(told.map(\.depth) == [0, 1024, 2048, 3072, 4096])
  }
}
