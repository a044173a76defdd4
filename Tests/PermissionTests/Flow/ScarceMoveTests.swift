import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionFacts
import SimulatedPhone
import StateSpace
import Testing

/// A move that is offered only where it matters.
@Suite struct ScarceMoveTests {
  @Test(
    .optimised,
    arguments: [
      // Control Center, after a grant only; and a row that stays for one visit to Settings only.
      ("bluetooth", Permission.bluetooth), ("location-when-in-use", .locationWhenInUse),
    ])
  func `brings the flow nowhere else where it is offered everywhere`(
    _ name: String, _ permission: Permission
  ) throws {
    let system = try phoneSystem(name)
    let reports = [false, true].map { isThorough in
      // On which policies hold still.
      let phone = Phone(facts: .of(permission), isCalm: true, isThorough: isThorough)
      return System<Phone>(
        system.name, system.summary, components: system.components, worlds: [phone]
      ) { system.properties }.explore().report
    }
    let (usual, thorough) = (reports[0], reports[1])
    #expect(usual.states < thorough.states)
    #expect(usual.coverage.edges == thorough.coverage.edges)
    #expect(usual.coverage.heard == thorough.coverage.heard)
    #expect(usual.properties.map(\.verdict) == thorough.properties.map(\.verdict))
    #expect(usual.completeness == .complete)
    #expect(thorough.completeness == .complete)
  }
}
