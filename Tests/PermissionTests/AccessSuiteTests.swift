import EveryPath
import FlowChecker
import Testing

/// A generated case of a way, named in test reports.
struct NamedCase: Sendable, CustomTestStringConvertible {
  let way: Way
  let test: SuiteCase

  var testDescription: String { "\(way.name): \(test)" }

  static let all: [NamedCase] = Way.named.flatMap { way in
    way.suite(.transitions).map { $0.map { NamedCase(way: way, test: $0) } } ?? []
  }
}

/// Generated suites on the machine of a way.
@Suite struct AccessSuiteTests {
  @Test(arguments: NamedCase.all)
  func `Each transition of the ways that differ most is a case of its own`(_ named: NamedCase) {
    if let mismatch = named.way.mismatch(in: named.test) { Issue.record(mismatch) }
  }

  @Test func `the number of named cases stays within the budget of 7,000, each with its own name`()
  {
    let names = NamedCase.all.map(\.testDescription)
    #expect(names.count > 800)
    #expect(names.count < 7_000)
    #expect(Set(names).count == names.count)
  }

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
