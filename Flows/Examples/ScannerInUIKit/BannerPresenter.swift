import PermissionUI
import UIKit

/// Dialogs with a look of the app's own: two functions.
///
/// ```swift
/// let permissions = PermissionCoordinator(
///   place: PermissionPlace(
///     app: WindowActivity(of: scene), presenter: BannerPresenter(in: window)),
///   store: try FileIntentStore.standard())
/// ```
final class BannerPresenter: DialogPresenter {
  private let banner = Banner()
  private let window: UIWindow

  init(in window: UIWindow) { self.window = window }

  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (PermissionDialog.Action) -> Void,
    swept: @escaping @MainActor () -> Void
  ) {
    banner.show(dialog.message, dialog.buttons.map { ($0.label, $0.action) }, tapped)
    window.addSubview(banner)
  }

  func dismiss(_ done: @escaping @MainActor () -> Void) {
    banner.removeFromSuperview()
    done()
  }
}

/// A message with buttons at the top of the window; its layout is the app's.
final class Banner: UIView {
  private(set) var message = ""

  func show(
    _ message: String, _ buttons: [(label: String, action: PermissionDialog.Action)],
    _ tapped: @escaping (PermissionDialog.Action) -> Void
  ) {
    self.message = message
    for view in subviews { view.removeFromSuperview() }
    for (label, action) in buttons {
      addSubview(
        UIButton(
          configuration: .bordered(), primaryAction: UIAction(title: label) { _ in tapped(action) })
      )
    }
  }
}
