import CameraFlow
import CameraModel
import FlowChecker
import Testing

@Test func everyPathOfTheCameraSatisfiesEveryProperty() throws {
  let camera = try CameraSystems.system("camera", "the camera on any phone", CameraFlow())
  let report = camera.check()
  #expect(report.outcome == .ok, "\(report)")
}
