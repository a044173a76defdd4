import PermissionUI
import UIKit

/// Shows dialogs on a sheet of the app's own, over a controller that presents nothing else.
final class SheetPresenter: DialogPresenter {
  private let root: UIViewController
  private var sheet: RefusalSheet?

  init(over root: UIViewController) { self.root = root }

  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (PermissionDialog.Action) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    let sheet = RefusalSheet(dialog, tapped: tapped, gone: swept)
    self.sheet = sheet
    root.present(sheet, animated: true)
  }

  func dismiss(_ done: @escaping @MainActor () -> Void) {
    guard let sheet, sheet.presentingViewController != nil else { return done() }
    self.sheet = nil
    sheet.gone = done
    sheet.dismiss(animated: true)
  }
}
