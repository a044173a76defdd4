import FlowExplorer
import PermissionFlow
import Testing

@Test func nothingIsOddAboutTheWayToTheCamera() throws {
  #expect(try FlowGraph(CameraAccess()).findings.isEmpty)
}
