import FlowExplorer
import FlowModel
import GuestModel
import PermissionFlow
import Testing

/// Checks or explores a system of the shelf.
private struct Checker: SystemVisitor {
  var limits = SearchLimits()

  func visit<W: World>(_ system: System<W>) -> CheckReport {
    // That each promise can be broken is what `check` itself looks at; here it is told apart.
    explore(system, limits: limits).report
  }
}

private func report(on name: String) throws -> CheckReport {
  let system = try #require(GuestSystems.shelf.first { $0.name == name })
  return try system.accept(Checker())
}

@Suite("Guest mode on a device, over every path, killed at every point")
struct GuestProductTests {
  @Test(arguments: ["guest", "guest-form"])
  func `keeps every promise, and the search is complete`(_ name: String) throws {
    let report = try report(on: name)
    print("\(name): \(report.states) positions, \(report.transitions) transitions")
    #expect(report.isComplete)
    #expect(report.states >= 32)
    for promise in report.promises {
      #expect(promise.verdict == .holds, "\(promise.name): \(promise.steps.map(\.id))")
    }
    #expect(report.findings.map(\.description) == [])
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
    let system = try #require(GuestSystems.shelf.first { $0.name == lesson })
    // The first fault lies near; the whole is what the tool searches.
    let report = try system.accept(Checker(limits: SearchLimits(maxStates: 6_000)))
    #expect(report.outcome == .broken)
    for fault in faults {
      let result = try #require(report.promises.first { $0.name == fault })
      #expect(result.verdict == .broken, "\(lesson) does not break \"\(fault)\"")
      #expect(!result.steps.isEmpty)
    }
  }
}
