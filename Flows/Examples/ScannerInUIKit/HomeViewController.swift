import CameraPermission
import PermissionUI
import UIKit

/// A button that needs the camera.
final class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        configuration: .bordered(),
        primaryAction: UIAction(title: "Scan") { [weak self] _ in self?.scan() }))
  }

  private func scan() {
    Task {
      let outcome = await PermissionCoordinator.standard.ask(
        .camera, in: view.window?.windowScene)
      if case .granted = outcome { present(ScannerViewController(), animated: true) }
    }
  }
}
