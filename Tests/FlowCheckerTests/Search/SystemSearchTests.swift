import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

@Suite struct SystemSearchTests {
  private static let limits = [
    SearchLimits(maxStates: 0), SearchLimits(maxStates: 5), SearchLimits(maxDepth: 2),
    SearchLimits(seconds: -1),
  ]

  private static func system(_ seed: UInt64) -> System<Board> {
    board(Board(seed: seed, places: 40)) {
      AtNoTime<Board>("red") { $0.world.has(0) }
      Sometimes<Board>("blue") { $0.world.has(1) }
      LeadsTo<Board>("red, then blue", { $0.world.has(0) }, { $0.world.has(1) })
      AtMostOnce<Board>("green once") { $0.world.has(2) }
    }
  }

  @Test(arguments: limits) func `a search that stopped goes on to the same end`(
    _ limits: SearchLimits
  ) {
    for seed in 0..<20 as Range<UInt64> {
      let whole = Self.system(seed).explore()
      let search = SystemSearch(Self.system(seed))
      let first = search.run(limits: limits)
      let last = search.run()
      #expect(first.report.states <= last.report.states)
      #expect(first.report.isComplete || first.report.outcome != .ok)
      #expect(last.report.completeness == .complete)
      #expect(last.graph.states == whole.graph.states)
      #expect(last.graph.choices == whole.graph.choices)
      #expect(last.graph.targets == whole.graph.targets)
      #expect(last.graph.labels == whole.graph.labels)
      #expect(last.graph.parentEdge == whole.graph.parentEdge)
      #expect(last.report.outcome == whole.report.outcome)
      #expect(last.report.properties.map(\.verdict) == whole.report.properties.map(\.verdict))
      #expect(last.report.properties.map(\.steps) == whole.report.properties.map(\.steps))
      #expect(last.report.coverage.refused == whole.report.coverage.refused)
    }
  }

  @Test func `visits no more states than it may, and notes nothing of others`() {
    for seed in 0..<20 as Range<UInt64> {
      let whole = Self.system(seed).explore()
      for most in [1, 2, 3, 5, 10, 20, whole.report.states] {
        let limits = SearchLimits(maxStates: most)
        let search = SystemSearch(Self.system(seed), notingPairs: true)
        let found = search.run(limits: limits)
        #expect(found.report.states <= most)
        #expect(found.graph.states == Array(whole.graph.states.prefix(found.graph.states.count)))
        #expect(found.graph.labels == Array(whole.graph.labels.prefix(found.graph.labels.count)))
        let last = search.run()
        #expect(last.graph.labels == whole.graph.labels)
        #expect(last.report.properties.map(\.steps) == whole.report.properties.map(\.steps))
      }
    }
  }

  @Test(arguments: [1e300, .infinity, .nan]) func `takes any number of seconds`(_ limit: Double) {
    let report = Self.system(0).explore(limits: SearchLimits(seconds: limit)).report
    #expect(report.completeness == .complete)
  }
}
