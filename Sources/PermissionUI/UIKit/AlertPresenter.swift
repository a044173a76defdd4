#if os(iOS) || PLAYED_PHONE
  public import PermissionDrivers
  public import UIKit

  /// Shows the dialogs of permissions as alerts, on top of whatever a window shows.
  ///
  /// An alert whose button was touched closes by itself, and one that is taken away does not call
  /// its actions: either is acknowledged once no controller presents it any more.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  public final class AlertPresenter: DialogPresenter {
    private let scene: @MainActor () -> UIWindowScene?
    private var alert: UIAlertController?
    /// Waits for a window to show the alert in.
    private var waiting: NoticeObservers?

    /// A presenter for a window; without one, for that which is in front when a dialog is shown.
    public init(in scene: UIWindowScene? = nil) { self.scene = { [weak scene] in scene } }

    /// A presenter for the window that a closure tells.
    package init(in scene: @escaping @MainActor () -> UIWindowScene?) { self.scene = scene }

    /// Shows an alert once nothing moves.
    public func show(
      _ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void
    ) {
      let alert = UIAlertController(dialog, tapped: tapped)
      self.alert = alert
      present(alert)
    }

    /// Takes the alert away.
    public func dismiss(_ done: @escaping @MainActor () -> Void) {
      waiting = nil
      dismiss(alert, done)
    }

    /// Another alert may be shown while this one goes.
    private func dismiss(_ alert: UIAlertController?, _ done: @escaping @MainActor () -> Void) {
      // A controller that presents nothing any more would dismiss itself.
      guard let alert, let presenting = alert.presentingViewController,
        presenting.presentedViewController === alert
      else {
        if self.alert === alert { self.alert = nil }
        return done()
      }
      if alert.isMoving {
        alert.afterTransition { [weak self] in self?.dismiss(alert, done) }
      } else {
        presenting.dismiss(animated: true) { [weak self] in self?.dismiss(alert, done) }
      }
    }

    /// Waits for the end of transitions in the window.
    public func whenIdle(_ done: @escaping @MainActor () -> Void) {
      guard let moving = target?.topmost?.mover else { return done() }
      moving.afterTransition { [weak self] in
        if let self { whenIdle(done) } else { done() }
      }
    }

    private var target: UIWindowScene? { scene() ?? UIApplication.shared.frontmostScene }

    private func present(_ alert: UIAlertController) {
      waiting = nil
      guard let top = target?.topmost else { return presentLater(alert) }
      if let moving = top.mover {
        moving.afterTransition { [weak self] in
          guard let self, self.alert === alert else { return }
          present(alert)
        }
      } else {
        top.present(alert, animated: true)
      }
    }

    /// There is no window yet, as when the app is started in the background.
    private func presentLater(_ alert: UIAlertController) {
      let observers = NoticeObservers()
      observers.add(UIScene.didActivateNotification) { @Sendable [weak self] _ in
        MainActor.assumeIsolated {
          guard let self, let alert = self.alert, alert.presentingViewController == nil else {
            return
          }
          self.present(alert)
        }
      }
      waiting = observers
    }
  }

  extension UIViewController {
    /// What moves: the controller itself, or what it presents and what is going.
    fileprivate var mover: UIViewController? {
      if isMoving { return self }
      guard let presentedViewController, presentedViewController.isMoving else { return nil }
      return presentedViewController
    }
  }

  extension UIAlertController {
    fileprivate convenience init(
      _ dialog: PermissionDialog, tapped: @escaping @MainActor (AccessButton) -> Void
    ) {
      self.init(title: dialog.title, message: dialog.message, preferredStyle: .alert)
      view.accessibilityIdentifier = dialog.accessibilityIdentifier
      // VoiceOver's escape, and the key on a keyboard, take the one of this style.
      let closing = dialog.buttons.first { $0.action == .cancel } ?? dialog.buttons.last
      for button in dialog.buttons {
        let action = UIAlertAction(
          title: button.label, style: button == closing ? .cancel : .default
        ) { _ in tapped(button.action) }
        action.accessibilityIdentifier = button.accessibilityIdentifier
        addAction(action)
        if button.action == .openSettings || button.action == .proceed { preferredAction = action }
      }
    }
  }
#endif
