import AVFoundation
import SwiftUI
import UIKit

struct HandWrittenHome: View {
  @Environment(\.scenePhase) private var phase
  @State private var scans = false
  @State private var isDenied = false
  @State private var isRestricted = false
  @State private var isInSettings = false

  var body: some View {
    Button("Scan") { Task { await scan() } }
      .alert("The camera is off", isPresented: $isDenied) {
        Button("Open Settings") { openSettings() }
        Button("Not Now", role: .cancel) {}
      } message: {
        Text("You can switch it on in Settings.")
      }
      .alert("The camera is restricted", isPresented: $isRestricted) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("This device does not allow it.")
      }
      .onChange(of: phase) { phase in
        guard phase == .active, isInSettings else { return }
        isInSettings = false
        scans = AVCaptureDevice.authorizationStatus(for: .video) == .authorized
      }
      .sheet(isPresented: $scans) { ScannerView() }
  }

  private func scan() async {
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .authorized: scans = true
    case .notDetermined:
      if await AVCaptureDevice.requestAccess(for: .video) { scans = true } else { isDenied = true }
    case .denied: isDenied = true
    case .restricted: isRestricted = true
    @unknown default: isRestricted = true
    }
  }

  private func openSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    isInSettings = true
    UIApplication.shared.open(url)
  }
}
