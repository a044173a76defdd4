import CameraPermission
import PermissionUI
import SwiftUI

struct Home: View {
  @Environment(\.askPermission) private var ask
  @State private var scans = false

  var body: some View {
    Button("Scan") { Task { if case .granted = await ask(.camera) { scans = true } } }
      .sheet(isPresented: $scans) { ScannerView() }
  }
}
