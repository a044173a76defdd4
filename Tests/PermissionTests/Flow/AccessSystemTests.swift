import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionModels
import Testing

/// The way to a permission on the phone.
@Suite struct AccessSystemTests {
  static let names = PermissionSystems.catalog.filter { !$0.isLesson }.map(\.name)

  /// Those of a few thousand positions that differ most.
  private static let small = [
    "microphone-primer", "healthkit", "face-id", "local-network",
  ]

  @Test(arguments: isOptimised ? names : small)
  func `satisfies every property, over every path`(_ name: String) throws {
    let report = try report(on: shippedSystem(name))
    #expect(report.complaints == [])
    #expect(!report.properties.isEmpty)
    #expect(report.states < 50_000)
  }
}
