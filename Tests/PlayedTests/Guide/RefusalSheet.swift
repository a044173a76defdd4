import PermissionUI
import UIKit

/// The look of the app's own dialogs: its labels and buttons are made of a dialog.
final class RefusalSheet: UIViewController {
  private let dialog: PermissionDialog
  private let tapped: @MainActor (AccessButton) -> Void

  init(_ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void) {
    self.dialog = dialog
    self.tapped = tapped
    super.init(nibName: nil, bundle: nil)
  }

  /// A sheet is made of a dialog, and never of an archive.
  required init?(coder: NSCoder) { nil }
}
