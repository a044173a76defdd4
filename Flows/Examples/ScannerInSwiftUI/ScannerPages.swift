import CameraFlow
import CameraSystem
import EveryPath
import EveryPathFiles
import SwiftUI

/// The camera with its page: the page comes in, goes before a refusal is explained, and waits while
/// something else has the camera.
struct ScannerPages: View {
  let journey: ScannerJourney

  var body: some View {
    NavigationStack {
      Button("Scan") { Task { await journey.scan() } }
        .cameraPage(journey.pages) { CameraPreview(session: journey.camera.session) }
    }
  }
}

/// The proved camera journey on this device.
@MainActor
final class ScannerJourney {
  let pages = CameraPages()
  let camera = AppleCamera()
  private let driver: CameraDriver
  private let runner: Runner<CameraFlow>

  init() throws {
    driver = CameraDriver(device: camera, presenter: pages.presenter)
    runner = try Runner(CameraFlow(), driver: driver, store: FileIntentStore.standard())
    driver.connect(to: runner)
    pages.presenter.connect(to: driver)
  }

  @discardableResult
  func scan() async -> CameraOutcome { await runner.run() }
}
