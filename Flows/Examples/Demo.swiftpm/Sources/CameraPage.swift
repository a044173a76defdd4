import CameraPermission
import PermissionUI
import SwiftUI

/// A page that asks for the camera, and says what came of it.
struct CameraPage: View {
  @Environment(\.askPermission) private var ask
  @StateObject private var diagnostics = Diagnostics(of: .standard)
  @State private var came = "Not asked yet."
  @State private var showsDiagnostics = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Text(came).multilineTextAlignment(.center)
        Button("Use the camera") { Task { came = sentence(await ask(.camera)) } }
          .buttonStyle(.borderedProminent)
        Button("Diagnostics") { showsDiagnostics = true }
      }
      .padding()
      .navigationTitle("Demo")
      .navigationDestination(isPresented: $showsDiagnostics) {
        DiagnosticsPage(diagnostics: diagnostics)
      }
      // iOS ends the app when its switch in Settings is moved: the attempt goes on here.
      .task {
        if let outcome = await ask.coordinator.resume(.camera) { came = sentence(outcome) }
      }
      .task { await diagnostics.follow() }
    }
  }

  private func sentence(_ outcome: PermissionCoordinator.WholeOutcome) -> String {
    switch outcome {
    case .granted: "The app may use the camera."
    case .denied, .deniedRequestable, .switchedOff: "The camera is refused."
    case .restricted: "This device does not allow the camera, and Settings cannot change that."
    case .unavailable: "There is no camera."
    case .misconfigured: "Info.plist does not say what the camera is for."
    case .failed, .addOnly: "The question could not be asked."
    case .alternative: "You chose to go on without the camera."
    case .cancelled, .dropped: "The question has no answer yet."
    }
  }
}
