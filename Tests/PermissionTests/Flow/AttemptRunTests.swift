import FlowModel
import FlowTestSupport
import PermissionModels
import Testing

/// The attempt in the coordinator's model stands for every way to a permission.
@Suite struct AttemptRunTests {
  private static let names = PermissionSystems.catalog.filter { !$0.isLesson }.map(\.name)
  /// Those of a few thousand positions that differ most.
  private static let small = ["camera-access", "face-id"]

  @Test(arguments: isOptimised ? names : small)
  func `Every run of a way to a permission is one of the coordinator's attempt`(
    _ name: String
  ) throws {
    for result in try results(name) {
      #expect(result.isComplete)
      #expect(result.pairs > 100)
      if let mismatch = result.mismatch {
        Issue.record("\(mismatch.last) cannot come after \(mismatch.journey)")
      }
    }
  }

  @Test func `Everything that is heard of an attempt is heard of some way`() throws {
    let heard = try #require(results("camera-access").first?.heard)
    let steps: [AbstractAttempt.Step] = [
      .begins(explains: true), .resumes, .isKilled, .explains, .explained, .remembers,
      .forgets, .tells(lingers: false),
    ]
    #expect(heard == Set(steps.map { .step($0) } + [.isLaunched]))
  }

  @Test(.optimised)
  func `An attempt that ends with its outcome is none that goes on after it`() throws {
    let runs = AttemptRuns { $1 == .tells(lingers: true) ? nil : $0.after($1) }
    let result = try #require(system("location-always").accept(runs).first)
    let mismatch = try #require(result.mismatch)
    #expect(mismatch.last == .step(.tells(lingers: true)))
    #expect(mismatch.journey.count < 20, "\(mismatch.journey)")
    #expect(try results("location-always").first?.heard.contains(.step(.ends)) == true)
  }

  private func results(_ name: String) throws -> [AttemptRuns.Comparison] {
    try system(name).accept(AttemptRuns())
  }

  private func system(_ name: String) throws -> any AnySystem {
    try #require(PermissionSystems.catalog.first { $0.name == name })
  }
}
