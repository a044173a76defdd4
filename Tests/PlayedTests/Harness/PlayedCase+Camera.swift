import CameraFlow
import CameraModel
import CameraSystem
import EveryPath
import EveryPathTesting
import FlowModel
import PermissionDrivers
import PermissionUI
import PlayedPhone
import SimulatedPhone
import UIKit

extension PlayedCase {
  /// A camera journey with its page: `CameraDriver` on `AppleCamera`, in `NavigationPages`.
  init(_ flow: CameraFlow, _ name: String) {
    self.name = name
    play = { most in
      let system = System(
        name, "", components: [try CameraBinding.component(flow)], worlds: [Phone()]
      ) {}
      return try await PlayedReport(of: system, flow, most: most) { graph, store in
        let looks = ManualClock()
        let process = PlayedProcess(graph, store: store) { Self.cameraDriver(looks) }
        process.whenLooking = {
          for _ in 0..<3 {
            guard await becomesTrue(withinTurns: 1_000, { looks.pendingCount > 0 }) else { return }
            looks.advanceToNext()
            for _ in 0..<20 { await Task.yield() }
          }
        }
        return process
      }
    }
  }

  @MainActor
  private static func cameraDriver(_ looks: ManualClock) -> (
    driver: any Driver<CameraEffect, CameraEvent>, connect: (Runner<CameraFlow>) -> Void,
    deferred: AnyObject
  ) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let scene = UIApplication.playedLaunch([navigation])[0]
    PlayedPhone.readAlert = { CameraWords.dialog(of: $0) }
    PlayedPhone.readMessage = { CameraWords.message(of: $0) }
    UsageDescription.find = { _ in
      PlayedPhone.phone[0].hasDescription == false ? nil : "For tests."
    }
    let pages = NavigationPages(navigation) { UIViewController() }
    let camera = AppleCamera(app: WindowActivity(of: scene), clock: looks)
    let driver = CameraDriver(device: camera, presenter: pages)
    pages.connect(to: driver)
    return (driver, { driver.connect(to: $0) }, scene)
  }
}

/// What a person reads of the camera's dialogs and messages.
private enum CameraWords {
  static func dialog(of alert: PlayedAlert) -> Dialog? {
    let texts = CameraTexts()
    if alert.identifier == "permission.camera.primer", alert.message == texts.primer {
      return Dialog(.primer, .explanation)
    }
    let reason = CameraReason.allCases.first { texts.explanations[$0] == alert.message }
    guard let dialog = reason.map({ CameraBinding.dialog(for: $0) }),
      alert.identifier == "permission.camera.\(dialog.kind.rawValue)"
    else { return nil }
    return dialog.buttons.count == alert.buttons.count ? dialog : nil
  }

  static func message(of identifier: String) -> Reason? {
    let prefix = "permission.camera.message."
    guard identifier.hasPrefix(prefix) else { return nil }
    // Its buttons' identifiers are longer.
    return Reason(rawValue: String(identifier.dropFirst(prefix.count)))
  }
}
