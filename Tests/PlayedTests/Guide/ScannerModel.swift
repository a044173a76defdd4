import CameraPermission

/// What the scan button leads to.
@MainActor
final class ScannerModel {
  enum Page { case home, scanner, typing }

  private(set) var page = Page.home
  private let permissions: PermissionCoordinator

  init(_ permissions: PermissionCoordinator) { self.permissions = permissions }

  func scan() async {
    switch await permissions.ask(.camera) {
    case .granted: page = .scanner
    case .restricted, .unavailable: page = .typing
    case .denied, .deniedRequestable, .failed, .switchedOff, .misconfigured, .addOnly, .alternative,
      .cancelled, .dropped:
      page = .home
    }
  }
}
