import CameraPermission
import PermissionUI
import SwiftUI

/// A button that needs the camera: the question, a refusal explained, Settings and back, in one
/// line.
struct Home: View {
  @Environment(\.askPermission) private var ask
  @State private var scans = false

  var body: some View {
    Button("Scan") { Task { if case .granted = await ask(.camera) { scans = true } } }
      .sheet(isPresented: $scans) { ScannerScreen() }
  }
}

/// The same with a binding, as the system's own questions are presented.
struct ScanButton: View {
  @State private var asks = false
  @State private var scans = false

  var body: some View {
    Button("Scan") { asks = true }
      .asksPermission(.camera, isPresented: $asks) { outcome in
        if case .granted = outcome { scans = true }
      }
      .sheet(isPresented: $scans) { ScannerScreen() }
  }
}
