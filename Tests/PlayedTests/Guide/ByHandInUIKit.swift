import AVFoundation
import UIKit

final class HandWrittenHomeController: UIViewController {
  private var observer: (any NSObjectProtocol)?
  private var isInSettings = false

  override func viewDidLoad() {
    super.viewDidLoad()
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { @Sendable [weak self] _ in
      MainActor.assumeIsolated { self?.cameBack() }
    }
  }

  func scanTapped() {
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .authorized: scan()
    case .notDetermined:
      AVCaptureDevice.requestAccess(for: .video) { @Sendable isAllowed in
        Task { @MainActor [weak self] in
          if isAllowed { self?.scan() } else { self?.explainDenied() }
        }
      }
    case .denied: explainDenied()
    case .restricted: explainRestricted()
    @unknown default: explainRestricted()
    }
  }

  private func scan() { present(ScannerController(), animated: true) }

  private func cameBack() {
    guard isInSettings else { return }
    isInSettings = false
    if AVCaptureDevice.authorizationStatus(for: .video) == .authorized { scan() }
  }

  private func explainDenied() {
    let alert = UIAlertController(
      title: "The camera is off", message: "You can switch it on in Settings.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Open Settings", style: .default) { [weak self] _ in
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        self?.isInSettings = true
        UIApplication.shared.open(url)
      })
    present(alert, animated: true)
  }

  private func explainRestricted() {
    let alert = UIAlertController(
      title: "The camera is restricted", message: "This device does not allow it.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
