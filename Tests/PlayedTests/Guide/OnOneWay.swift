import CameraPermission
import MicrophonePermission
import NotificationsPermission
import PermissionFlows
import PermissionUI
import TrackingPermission

/// Camera and microphone, with one guide and one trip to Settings for both.
@MainActor
func mayRecord(_ permissions: PermissionCoordinator) async -> Bool {
  switch await permissions.askForVideo(camera: .camera, microphone: .microphone) {
  case .pictureAndSound, .pictureOnly: true
  case .denied, .unavailable, .alternative, .cancelled, .dropped: false
  }
}

/// The first launch: each question after the one before, and a refusal leads on.
@MainActor
func welcome(_ permissions: PermissionCoordinator) async {
  await permissions.onboard(
    camera: .camera, notifications: .notifications, tracking: .tracking)
}
