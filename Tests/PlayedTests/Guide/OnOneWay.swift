import CameraPermission
import MicrophonePermission
import PermissionFlows
import PermissionUI

/// Camera and microphone, with one guide and one trip to Settings for both.
@MainActor
func mayRecord(_ permissions: PermissionCoordinator) async -> Bool {
  switch await permissions.askForVideo(camera: .camera, microphone: .microphone) {
  case .pictureAndSound, .pictureOnly: true
  case .denied, .unavailable, .alternative, .cancelled, .dropped: false
  }
}
