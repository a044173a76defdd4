import FlowChecker
import PermissionFacts
import PermissionFlows
import PermissionModels
import Testing

@Test func everyPathToTheCameraSatisfiesEveryProperty() throws {
  let camera = AccessCatalog(flow: WholeAccessFlow.camera, permission: .camera)
  let report = try camera.system().check()
  #expect(report.outcome == .ok, "\(report)")
}
