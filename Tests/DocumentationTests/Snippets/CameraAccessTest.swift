import EveryPath
import FlowChecker
import Testing

@Test func nothingIsOddAboutTheWayToTheCamera() throws {
  #expect(try FlowGraph(CameraAccess()).findings.isEmpty)
}
