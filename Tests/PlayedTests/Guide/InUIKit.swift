import CameraPermission
import PermissionUI
import UIKit

final class HomeController: UIViewController {
  func scanTapped() {
    Task {
      let outcome = await PermissionCoordinator.standard.ask(.camera, in: view.window?.windowScene)
      if case .granted = outcome { present(ScannerController(), animated: true) }
    }
  }
}
