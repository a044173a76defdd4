import PermissionUI
import UIKit

/// The look of the app's own dialogs: its labels and buttons are made of a dialog.
final class RefusalSheet: UIViewController {
  private let dialog: PermissionDialog
  private let tapped: @MainActor (PermissionDialog.Action) -> Void
  /// Called once it is gone, whatever took it away.
  var gone: (@MainActor () -> Void)?

  init(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (PermissionDialog.Action) -> Void,
    gone: @escaping @MainActor () -> Void
  ) {
    self.dialog = dialog
    self.tapped = tapped
    self.gone = gone
    super.init(nibName: nil, bundle: nil)
  }

  /// A sheet is made of a dialog, and never of an archive.
  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A page that it presents itself only covers it.
    guard presentedViewController?.viewIfLoaded?.window == nil else { return }
    let gone = gone
    self.gone = nil
    gone?()
  }
}
