import CameraFlow
import CameraModel
import FlowExplorer
import Testing

@Test func everyPathOfTheCameraKeepsEveryPromise() throws {
  let camera = try CameraSystems.system("camera", "the camera on any phone", CameraFlow())
  let report = check(camera)
  #expect(report.isComplete)
  #expect(report.promises.filter { $0.verdict != .holds }.map(\.name) == [])
}
