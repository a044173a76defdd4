#if os(iOS) || PLAYED_PHONE
  // Interim, replaced by the faces in UIKit.
  public import PermissionDrivers
  import UIKit
  extension PermissionCoordinator {
    @MainActor public static let standard: PermissionCoordinator = { fatalError() }()
  }
  extension PermissionPlace {
    @MainActor init(in scene: UIWindowScene) { fatalError() }
  }
#endif
