import FlowChecker
import FlowModel
import FlowTestSupport
import StateSpace
import Testing

/// A switch above a permission is nobody's refusal.
@Suite struct BlameTests {
  static let property = "never: a dialog blames the person for a switch above the permission"

  @Test(
    arguments: ["motion"]
      + (isOptimised ? ["bluetooth", "speech", "siri", "location-when-in-use"] : []))
  func `no blame for the switch is promised where there is one and a dialog, and can be broken`(
    _ name: String
  ) throws {
    let system = try shippedSystem(name)
    let breaking = Breaking(property: Self.property, fault: "blamesForSwitches")
    #expect(try system.accept(breaking) == .broken)
  }
}

/// The verdict on one property where the flow makes one mistake.
private struct Breaking: SystemVisitor {
  let property: String
  let fault: String

  func visit<W: World>(_ system: System<W>) throws -> PropertyResult.Verdict {
    let careless = try #require(try system.breakers().first { $0.summary == fault })
    let kept = careless.keeping { $0.name == property }
    let report = kept.explore(limits: SearchLimits(maxStates: 20_000)).report
    return try #require(report.properties.first).verdict
  }
}
