import CameraSystem
import UIKit

final class CodesController: UIViewController {
  private var pages: NavigationPages?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let navigationController else { return }
    pages = NavigationPages(navigationController) { camera in
      let picture = CameraPreviewView()
      picture.session = camera.session
      let page = ScannerController()
      page.view = picture
      return page
    }
    Task { await pages?.resume() }
  }

  func scanTapped() { Task { await pages?.open() } }
}
