import EveryPath
import FlowChecker
import Testing

/// Generated suites on the machine of a way.
@Suite struct AccessSuiteTests {
  @Test(arguments: Way.tried)
  func `each transition`(_ way: Way) throws { try run(.transitions, way) }

  @Test(arguments: Way.tried)
  func `each two transitions in a row`(_ way: Way) throws { try run(.pairs, way) }

  @Test(arguments: Way.tried)
  func `every event and timer in every state of the machine`(_ way: Way) throws {
    try run(.everyEventEverywhere, way)
  }

  /// The first failing case says enough; the others tend to fail for the same reason.
  private func run(_ kind: Suite.Kind, _ way: Way) throws {
    let suite = try #require(way.suite(kind))
    #expect(!suite.isEmpty)
    for test in suite {
      if let mismatch = way.mismatch(in: test) {
        Issue.record(mismatch)
        return
      }
    }
  }

  @Test func `of what is written otherwise, the suites miss what does the same`() throws {
    let compiled = try #require(Way.all.first { $0.name == "tracking" }?.compiled)
    let score = SuiteMutationTest(of: compiled).score(compiled.mutants())
    #expect(score.count.killed == 421)
    // A twin in which `resigned`, which leads to the state it is in, does nothing.
    #expect(score.survivors.count == 13)
    #expect(score.survivors.allSatisfy { $0.id.hasSuffix("> resigned") })
  }

  @Test(arguments: Way.tried)
  func `nothing is left out but what cannot happen`(_ way: Way) throws {
    for kind in Suite.Kind.allCases {
      for requirement in try #require(way.suite(kind)).uncovered {
        switch requirement.status {
        case .covered, .infeasible: continue
        case .skipped: #expect(requirement.isBeyondLimits)
        }
      }
    }
  }
}
