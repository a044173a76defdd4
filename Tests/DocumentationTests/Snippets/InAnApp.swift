import CameraFlow
import CameraSystem
import PermissionFlow

@MainActor
func openCamera(
  on device: any CameraDevice, in pages: any CameraPagePresenter
) async throws -> CameraOutcome {
  let driver = CameraDriver(device: device, presenter: pages)
  let runner = try Runner(CameraFlow(), driver: driver, store: try FileIntentStore.standard())
  driver.connect(to: runner)
  return await runner.run()
}

@MainActor
func goOnAfterLaunch(_ runner: Runner<CameraFlow>) async throws -> CameraOutcome? {
  guard let intent = runner.remembered else { return nil }
  return try await runner.run(resuming: intent)
}
