import EveryPath
import FlowChecker
import Testing

/// Generated suites on the machine of a way.
@Suite struct AccessSuiteTests {
  @Test(arguments: Way.tried, Suite.Kind.allCases)
  func `A way does what its suites say, which leave out only what cannot happen`(
    _ way: Way, _ kind: Suite.Kind
  ) throws {
    let suite = try #require(way.suite(kind))
    #expect(!suite.isEmpty)
    // The first failing case says enough; the others tend to fail for the same reason.
    #expect(suite.lazy.compactMap { way.mismatch(in: $0) }.first == nil)
    for requirement in suite.uncovered {
      switch requirement.status {
      case .covered, .infeasible: continue
      case .skipped: #expect(requirement.isBeyondLimits)
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
}
