import CameraSystem
import SwiftUI

/// The camera with its page, which reads codes: it comes in, goes before a refusal is explained, and
/// waits while something else has the camera.
struct ScannerPages: View {
  @StateObject private var pages = CameraPages(
    camera: AppleCamera { CodeReader.shared.add(to: $0) })
  @State private var code = "Scan"

  var body: some View {
    NavigationStack {
      Button(code) { Task { await pages.open() } }
        .cameraPage(pages) { CameraPreview(session: pages.camera.session) }
        .task { await pages.resume() }
    }
    .task { for await code in CodeReader.shared.codes { self.code = code } }
  }
}
