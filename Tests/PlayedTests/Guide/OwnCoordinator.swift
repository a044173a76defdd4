import CameraPermission
import EveryPathFiles
import Foundation
import PermissionUI
import UIKit

/// The app's coordinator: words of its own, and each step told to analytics.
@MainActor
func makePermissions(_ log: @escaping @MainActor (String, String?) -> Void) -> PermissionCoordinator
{
  var texts = PermissionTexts()
  texts["camera.denied.message"] = NSLocalizedString(
    "Without the camera you can type the code.", comment: "Shown when the camera is refused.")
  let permissions = PermissionCoordinator(texts: texts)
  permissions.onEvent = { event in
    log("permission-\(event.permission)-\(event.name.rawValue)", event.detail)
  }
  return permissions
}

/// One that shows the app's own sheets.
@MainActor
func makePermissions(over root: UIViewController) -> PermissionCoordinator {
  PermissionCoordinator(
    place: PermissionPlace(app: WindowActivity(), presenter: SheetPresenter(over: root)),
    store: try? FileIntentStore.standard())
}

/// A page of the app's own comes before the system's question, with one button, "Continue".
@MainActor
func scanAfterAnExplanation(_ permissions: PermissionCoordinator) async -> Bool {
  let kind = PermissionKind.camera.with(PermissionPolicy(hasPrimer: true))
  if case .granted = await permissions.ask(kind) { return true }
  return false
}
