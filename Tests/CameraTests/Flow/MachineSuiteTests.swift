import CameraFlow
import EveryPath
import FlowChecker
import FlowTestSupport
import Testing

/// Generated suites on the machine.
@Suite struct MachineSuiteTests {
  @Test(arguments: CameraVariant.allCases)
  func `each transition`(_ variant: CameraVariant) throws { try run(.transitions, variant) }

  /// Suites of hundreds of thousands of steps.
  private static let tried = isOptimised ? CameraVariant.allCases : [.camera]

  @Test(arguments: tried)
  func `each two transitions in a row`(_ variant: CameraVariant) throws { try run(.pairs, variant) }

  @Test(arguments: tried)
  func `every event and timer in every state of the machine`(_ variant: CameraVariant) throws {
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

  @Test(arguments: tried)
  func `nothing is left out but what cannot happen`(_ variant: CameraVariant) throws {
    for kind in Suite.Kind.allCases {
      let suite = try #require(variant.suite(kind))
      for requirement in suite.uncovered {
        switch requirement.status {
        case .covered, .infeasible: continue
        case .skipped:
          #expect(requirement.isBeyondLimits)
        }
      }
    }
  }

  @Test(arguments: Suite.Kind.allCases)
  func `names are unique, so that a failure says which case it is`(_ kind: Suite.Kind) throws {
    let suite = try #require(CameraVariant.camera.suite(kind))
    var seen: Set<String> = []
    for test in suite where !seen.insert(test.name).inserted {
      Issue.record("two cases are called \(test.name)")
    }
  }
}
