import CameraPermission
import PermissionUI
import SwiftUI

/// The outermost view of the app.
struct Root: View {
  @Environment(\.askPermission) private var ask
  @State private var scans = false

  var body: some View {
    Home()
      .task { if case .granted? = await ask.coordinator.resume(.camera) { scans = true } }
      .sheet(isPresented: $scans) { ScannerView() }
  }
}
