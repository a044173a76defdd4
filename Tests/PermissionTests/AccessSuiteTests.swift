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

@Suite("Generated suites on the machine of a way")
struct AccessSuiteTests {
  /// Each transition of the ways that differ most is a case of its own.
  @Test(arguments: NamedCase.all)
  func transition(_ named: NamedCase) {
    if let mismatch = named.way.mismatch(in: named.test) { Issue.record(mismatch) }
  }

  @Test("the number of named cases stays within the budget of 4,000, each with its own name")
  func budget() {
    let names = NamedCase.all.map(\.testDescription)
    #expect(names.count > 800)
    #expect(names.count < 4_000)
    #expect(Set(names).count == names.count)
  }

  @Test("each transition", arguments: Way.tried)
  func transitions(_ way: Way) throws { try run(.transitions, way) }

  @Test("each two transitions in a row", arguments: Way.tried)
  func pairs(_ way: Way) throws { try run(.pairs, way) }

  @Test("every event and timer in every state of the machine", arguments: Way.tried)
  func everyEventEverywhere(_ way: Way) throws { try run(.everyEventEverywhere, way) }

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

  @Test("whatever is written otherwise, the suites notice")
  func mutants() throws {
    let compiled = try #require(Way.all.first { $0.name == "tracking" }?.compiled)
    let score = SuiteMutationTest(of: compiled).score(compiled.mutants())
    #expect(score.count.killed > 100)
    #expect((score.survivors + score.undecided).map(\.sentence) == [])
  }

  @Test("nothing is left out but what cannot happen", arguments: Way.tried)
  func requirements(_ way: Way) throws {
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
