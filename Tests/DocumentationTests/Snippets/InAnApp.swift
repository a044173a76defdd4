import CameraFlow
import CameraSystem
import EveryPath
import EveryPathFiles

/// Keep it: the flow lives on while the camera is in use.
@MainActor
final class CameraJourney {
  let driver: CameraDriver
  private let runner: Runner<CameraFlow>

  init(on device: any CameraDevice, in pages: any CameraPagePresenter) throws {
    driver = CameraDriver(device: device, presenter: pages)
    runner = try Runner(CameraFlow(), driver: driver, store: try FileIntentStore.standard())
    driver.connect(to: runner)
  }

  func open() async -> CameraOutcome { await runner.run() }

  /// After a launch: iOS ends the app when the camera is switched in Settings.
  func goOn() async throws -> CameraOutcome? {
    guard let intent = runner.remembered else { return nil }
    return try await runner.run(resuming: intent)
  }
}
