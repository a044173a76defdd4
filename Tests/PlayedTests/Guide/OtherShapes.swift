import CameraPermission
import PermissionUI
import SwiftUI

/// A screen that is nothing without the camera: closed when the grant is taken away in Settings.
struct ScannerPage: View {
  var body: some View {
    PermissionGate(.camera) {
      ScannerView()
    } otherwise: { refusal in
      VStack {
        PermissionRefusalView(refusal)
        TypeTheCode()
      }
    }
  }
}

/// A button with a binding, as the system's own questions have.
struct ScanButton: View {
  @State private var asks = false
  @State private var scans = false

  var body: some View {
    Button("Scan") { asks = true }
      .asksPermission(.camera, isPresented: $asks) { outcome in
        if case .granted = outcome { scans = true }
      }
      .sheet(isPresented: $scans) { ScannerView() }
  }
}

/// A row of a settings page: what holds now, also after a change in Settings.
struct CameraRow: View {
  @StateObject private var camera = PermissionModel(.camera)

  var body: some View {
    if camera.grant != nil {
      Text("The camera is on")
    } else {
      Button("Use the camera") { Task { await camera.ask() } }
        .disabled(camera.isAsking)
    }
  }
}
