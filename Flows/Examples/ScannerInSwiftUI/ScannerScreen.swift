import AVFoundation
import CameraPermission
import CameraSystem
import PermissionUI
import SwiftUI

/// A screen that is nothing without the camera; it closes when the camera is switched off in
/// Settings.
struct ScannerScreen: View {
  @State private var types = false

  var body: some View {
    PermissionGate(.camera) {
      Scanner()
    } otherwise: { refusal in
      VStack {
        PermissionRefusalView(refusal)
        Button("Type the Code") { types = true }
      }
    }
  }
}

/// The picture of a session that the app runs.
struct Scanner: View {
  @State private var session = AVCaptureSession()

  var body: some View { CameraPreview(session: session) }
}
