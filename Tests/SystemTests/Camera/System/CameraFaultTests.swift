import CameraFlow
import CameraSystem
import Testing

@Suite struct CameraFaultTests {
  @Test(arguments: [
    (-11_804, CameraFault.busy), (-11_815, .busy), (-11_852, .failed), (0, .failed),
  ])
  func `Only a camera in other hands is busy`(_ code: Int, _ fault: CameraFault) {
    #expect(CameraFault(errorCode: code) == fault)
  }
}
