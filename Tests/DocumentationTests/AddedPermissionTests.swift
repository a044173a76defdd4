import FlowChecker
import FlowTestSupport
import PermissionFacts
import PermissionFlows
import PermissionModels
import Testing

/// A permission of an app's own, as its page says.
@Suite struct AddedPermissionTests {
  @Test(.optimised) func `that is a value needs no type`() throws {
    let diary = AccessCatalog(
      flow: WholeAccessFlow("diary"), permission: .siri, summary: "the person's diary")
    let report = try diary.system().check()
    #expect(report.outcome == .ok, "\(report)")
  }
}
