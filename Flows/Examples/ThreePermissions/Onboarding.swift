import CameraPermission
import MicrophonePermission
import NotificationsPermission
import PermissionUI
import SwiftUI

/// Three permissions, asked for one after the other; what is refused here is explained where it is
/// needed.
struct Onboarding: View {
  @StateObject private var camera = PermissionModel(.camera.with(.silent))
  @StateObject private var microphone = PermissionModel(.microphone.with(.silent))
  @StateObject private var notifications = PermissionModel(.notifications.with(.silent))
  let done: () -> Void

  var body: some View {
    VStack {
      PermissionRow(title: "Scan codes", permission: camera)
      PermissionRow(title: "Talk to the shop", permission: microphone)
      PermissionRow(title: "Hear of offers", permission: notifications)
      Button("Continue") { Task { await askForAll() } }
    }
  }

  private func askForAll() async {
    await camera.ask()
    await microphone.ask()
    await notifications.ask()
    done()
  }
}

struct PermissionRow<F: AccessFlow>: View {
  let title: String
  @ObservedObject var permission: PermissionModel<F>

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      if permission.isAsking {
        ProgressView()
      } else {
        Image(systemName: permission.grant == nil ? "circle" : "checkmark.circle")
      }
    }
  }
}
