import EveryPath
import FlowChecker
import FlowModel
import FlowTestSupport
import PermissionFacts
import PermissionFlows
import PermissionModels
import PhotosReadWritePermission
import SimulatedPhone
import StateSpace
import Testing

/// The phone lets a request fail for another reason only where the facts name one.
@Suite struct FailureElsewhereTests {
  /// A row as that of photos, on a phone on which policies hold still.
  private func report(failing: Bool) throws -> CheckReport {
    let facts = PermissionFacts.photosReadWrite
    let row = PermissionFacts(
      named: "photos-like", statusTypes: facts.statusTypes, statuses: facts.statuses,
      answers: facts.answers, returns: facts.returns, settings: facts.settings,
      killsOnChange: facts.killsOnChange, keys: facts.keys, keyMissing: facts.keyMissing,
      otherFailures: failing ? [.uncertain("It fails.", .conclusion("made up"))] : [])
    let binding = AccessBinding(flow: PhotosReadWriteFlow())
    let system = System(
      "photos-like", "photos", components: [try binding.component("photos-like")],
      worlds: [Phone(facts: row, isCalm: true)]
    ) {
      AccessProperties(flow: PhotosReadWriteFlow(), permission: facts, binding: binding).all
    }
    return system.explore().report
  }

  @Test(.optimised)
  func `brings the flow to no position and no transition that it does not come to anyhow`() throws {
    let (without, with) = (try report(failing: false), try report(failing: true))
    #expect(with.completeness == .complete)
    #expect(with.coverage.edges == without.coverage.edges)
    #expect(with.coverage.heard == without.coverage.heard)
    #expect(with.properties.map(\.verdict) == without.properties.map(\.verdict))
    #expect(with.properties.allSatisfy { $0.verdict == .holds })
    // The search did meet it.
    #expect(with.transitions > without.transitions)
  }
}
