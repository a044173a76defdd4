import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import GuestModel
import StateSpace
import Testing

private func report(on name: String) throws -> CheckReport {
  let system = try #require(GuestSystems.catalog.first { $0.name == name })
  return try report(on: system)
}

/// Guest mode on a device, over every path, killed at every point.
@Suite struct GuestProductTests {
  private static let guest = Result { try GuestSystems.system("guest", "").explore() }

  @Test(.optimised) func `has many positions before any process is ended`() throws {
    let alive = try Self.guest.get().positionsBeforeKills { $0 == .kill }
    #expect(alive >= 32)
  }

  @Test(arguments: isOptimised ? ["guest", "guest-form"] : ["guest-form"])
  func `satisfies every property, and the search is complete`(_ name: String) throws {
    let report = try name == "guest" ? Self.guest.get().report : report(on: name)
    #expect((32...34_000).contains(report.states))
    #expect(report.complaints == [])
  }

  @Test(arguments: [
    (
      "guest-file-move",
      ["each of the guest's items is in the guest's store, the user's, or both"]
    ),
    (
      "guest-failed-insert",
      [
        "each of the guest's items is in the guest's store, the user's, or both",
        "never: something of the guest's is deleted before its copy is verified",
      ]
    ),
    (
      "guest-kept-block",
      [
        "never: the server does an action twice",
        "once the panel is closed by hand, its action is never sent",
        "an action is sent only while its own attempt waits for an answer",
      ]
    ),
  ])
  func `breaks a lesson by name, with a journey`(lesson: String, faults: [String]) throws {
    let system = try #require(GuestSystems.catalog.first { $0.name == lesson })
    // The first fault lies near; the whole is what the tool searches.
    let report = try report(on: system, breaking: faults)
    #expect(report.outcome == .broken)
    #expect(report.unbroken(of: faults) == [])
  }
}
