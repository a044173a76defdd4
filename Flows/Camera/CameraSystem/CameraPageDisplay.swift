public import CameraFlow
import PermissionDrivers
public import PermissionFlows

/// The camera page as its driver orders it in, out, and a message on it.
///
/// Each completion is called once, when the transition has ended, or at once if there was nothing
/// to do. `UINavigationController` has no completion: take that of its `transitionCoordinator`, and
/// go on at once when there is none. If a swipe back is cancelled, nothing has happened. The flow
/// waits for each completion: call it after a while also if UIKit refuses the transition, cancels
/// it or tells nothing, and ``whenGone`` if the page is not there then.
///
/// `NavigationPages` is a ready one for a `UINavigationController`, ``CameraPageStack`` for a
/// `NavigationStack`.
@MainActor
public protocol CameraPageDisplay: AnyObject {
  /// Where it tells that the person has taken the page away, by Back, by a finished swipe, by a
  /// close button; not that the page has left as ordered.
  var whenGone: @MainActor () -> Void { get set }

  /// Brings the camera page in.
  func openPage(_ done: @escaping @MainActor () -> Void)

  /// Takes the camera page away, however it is shown.
  func leavePage(_ done: @escaping @MainActor () -> Void)

  /// Shows a message on the camera page, in place of the picture, with the message's buttons; a
  /// picture takes its place again.
  func showMessage(
    _ message: CameraMessage, tapped: @escaping @MainActor (AccessButton) -> Void)

  /// Takes the message away: the picture is there again, or is on its way.
  ///
  /// Nothing unless written: a page may see from its session that there is a picture.
  func hideMessage()
}

extension CameraPageDisplay {
  /// The page sees it by itself.
  public func hideMessage() {}
}

// MARK: - Words

extension CameraMessage {
  /// What it says.
  func text(in texts: PermissionTexts) -> String { texts.text("message.\(self)", for: "camera") }

  func label(of button: AccessButton, in texts: PermissionTexts) -> String {
    texts.text("button.\(button.rawValue)", for: "camera")
  }

  /// For interface tests: `permission.camera.message.busy`.
  var accessibilityIdentifier: String { "permission.camera.message.\(self)" }

  /// For interface tests: `permission.camera.message.busy.retry`.
  func accessibilityIdentifier(of button: AccessButton) -> String {
    "\(accessibilityIdentifier).\(button.hyphenated)"
  }
}
