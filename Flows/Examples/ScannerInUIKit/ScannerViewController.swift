import AVFoundation
import CameraPermission
import CameraSystem
import PermissionUI
import UIKit

/// A screen that is nothing without the camera; it closes when the camera is switched off in
/// Settings.
final class ScannerViewController: UIViewController {
  private let permission = PermissionTracker(.camera)
  private let picture = CameraPreviewView()

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.session = AVCaptureSession()
    view.addSubview(picture)
    permission.onChange = { [weak self] in self?.update() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    permission.appear(in: .standard)
  }

  private func update() {
    switch permission.gate {
    case .waiting: picture.isHidden = true
    case .open:
      picture.isHidden = false
      title = "Scan"
    case .closed(let refusal):
      picture.isHidden = true
      title = refusal.dialog.title
    }
  }
}
