import CameraFlow
import CameraModel
import FlowExplorer
import Testing

/// A minute's work where the code is not optimised.
@Suite(.enabled(if: isOptimised, "too long where the code is not optimised")) struct EveryPath {
  @Test func everyPathOfTheCameraKeepsEveryPromise() throws {
    let camera = try CameraSystems.system("camera", "the camera on any phone", CameraFlow())
    let report = check(camera)
    #expect(report.outcome == .ok, "\(report)")
  }
}

#if DEBUG
  private let isOptimised = false
#else
  private let isOptimised = true
#endif
