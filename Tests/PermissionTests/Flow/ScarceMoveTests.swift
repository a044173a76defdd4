import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionFacts
import PermissionModels
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
    let system = try #require(PermissionSystems.catalog.first { $0.name == name })
    let usual = try system.accept(Searching(permission: permission, isThorough: false))
    let thorough = try system.accept(Searching(permission: permission, isThorough: true))
    #expect(usual.states < thorough.states)
    #expect(usual.coverage.edges == thorough.coverage.edges)
    #expect(usual.coverage.heard == thorough.coverage.heard)
    #expect(usual.properties.map(\.verdict) == thorough.properties.map(\.verdict))
    #expect(usual.completeness == .complete)
    #expect(thorough.completeness == .complete)
  }
}

/// Searches a system on a phone on which policies hold still.
private struct Searching: SystemVisitor {
  let permission: Permission
  let isThorough: Bool

  func visit<W: World>(_ system: System<W>) throws -> CheckReport {
    let system = try #require(system as? System<Phone>)
    let phone = Phone(facts: .of(permission), isCalm: true, isThorough: isThorough)
    let small = System<Phone>(
      system.name, system.summary, components: system.components, worlds: [phone]
    ) { system.properties }
    return small.explore().report
  }
}
