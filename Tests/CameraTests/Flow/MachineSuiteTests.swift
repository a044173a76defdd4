import CameraFlow
import EveryPath
import FlowChecker
import FlowTestSupport
import Testing

/// A generated case of one of the camera flows, named in test reports.
struct NamedCase: Sendable, CustomTestStringConvertible {
  let variant: CameraVariant
  let test: SuiteCase

  var testDescription: String { "\(variant.rawValue): \(test)" }

  static func all(_ kind: Suite.Kind) -> [NamedCase] {
    CameraVariant.policies.flatMap { variant in
      variant.suite(kind).map { suite in
        suite.map { NamedCase(variant: variant, test: $0) }
      } ?? []
    }
  }
}

@Suite("Generated suites on the machine")
struct MachineSuiteTests {
  /// Each transition of both policies is a case of its own.
  @Test(arguments: NamedCase.all(.transitions))
  func transition(_ named: NamedCase) throws {
    let graph = try #require(named.variant.graph)
    if let mismatch = named.test.mismatch(on: graph) { Issue.record(mismatch) }
  }

  /// Suites of hundreds of thousands of steps.
  private static let tried = isOptimised ? CameraVariant.allCases : [.camera]

  @Test("each two transitions in a row", arguments: tried)
  func pairs(_ variant: CameraVariant) throws { try run(.pairs, variant) }

  @Test("each transition of the variants", arguments: CameraVariant.others)
  func transitions(_ variant: CameraVariant) throws { try run(.transitions, variant) }

  @Test("every event and timer in every state of the machine", arguments: tried)
  func everyEventEverywhere(_ variant: CameraVariant) throws {
    try run(.everyEventEverywhere, variant)
  }

  /// The first failing case says enough; the others tend to fail for the same reason.
  private func run(_ kind: Suite.Kind, _ variant: CameraVariant) throws {
    let graph = try #require(variant.graph)
    let suite = try #require(variant.suite(kind))
    #expect(!suite.isEmpty)
    for test in suite {
      if let mismatch = test.mismatch(on: graph) {
        Issue.record(mismatch)
        return
      }
    }
  }

  @Test("nothing is left out but what cannot happen", arguments: tried)
  func requirements(_ variant: CameraVariant) throws {
    for kind in Suite.Kind.allCases {
      let suite = try #require(variant.suite(kind))
      print(suite)
      for requirement in suite.uncovered {
        switch requirement.status {
        case .covered, .infeasible: continue
        case .skipped:
          #expect(requirement.isBeyondLimits)
        }
      }
    }
  }

  @Test("names are unique, so that a failure says which case it is", arguments: Suite.Kind.allCases)
  func names(_ kind: Suite.Kind) throws {
    let suite = try #require(CameraVariant.camera.suite(kind))
    var seen: Set<String> = []
    for test in suite where !seen.insert(test.name).inserted {
      Issue.record("two cases are called \(test.name)")
    }
  }

  @Test("the number of named cases stays within the budget of 5,000")
  func budget() {
    let count = NamedCase.all(.transitions).count
    #expect(count > 800)
    #expect(count < 5_000)
  }
}
