import CameraPermission
import PermissionUI

/// A dependency of closures: what a reducer is given, and what a test replaces.
struct PermissionClient: Sendable {
  var askForCamera: @MainActor @Sendable () async -> PermissionCoordinator.WholeOutcome
}

extension PermissionClient {
  static let live = PermissionClient {
    await PermissionCoordinator.standard.ask(.camera)
  }
}
