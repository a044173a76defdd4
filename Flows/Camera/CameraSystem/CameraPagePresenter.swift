public import CameraFlow

/// The app's pages and dialogs, as the camera driver orders them.
///
/// Each completion is called once, when the transition has ended, or at once if there was nothing
/// to do. `UINavigationController` has no completion: take that of its `transitionCoordinator`, and
/// go on at once when there is none. If a swipe back is cancelled, nothing has happened.
///
/// ``NavigationPages`` is a ready one for a `UINavigationController`.
///
/// When the person takes the page away, tell the driver: ``CameraDriver/pageIsGone()``.
@MainActor
public protocol CameraPagePresenter: AnyObject {
  /// Brings the camera page in.
  func openPage(_ done: @escaping @MainActor () -> Void)

  /// Takes the camera page away, however it is shown.
  func leavePage(_ done: @escaping @MainActor () -> Void)

  /// Shows a dialog on the topmost page; at most one is ever shown.
  ///
  /// Call `tapped` with the button as soon as it is touched, and leave the dialog where it is: the
  /// flow takes it away. An alert of the system's own, which closes by itself, is in its closing
  /// then, and ``dismissDialog(_:)`` has to wait for the end of that. Where dialogs wait for their
  /// turn (`DialogDriver`), a dialog may be told to go while it comes up, and be shown again.
  func show(_ dialog: CameraDialog, tapped: @escaping @MainActor (CameraButton) -> Void)

  /// Takes the dialog away.
  func dismissDialog(_ done: @escaping @MainActor () -> Void)

  /// Shows a message on the camera page, in place of the picture, with buttons for
  /// ``CameraButton/retry`` and ``CameraButton/cancel``; a picture takes its place again.
  func showMessage(
    _ message: CameraMessage, tapped: @escaping @MainActor (CameraButton) -> Void)

  /// Takes the message away: the picture is there again, or is on its way.
  ///
  /// Nothing unless written: a page may see from its session that there is a picture.
  func hideMessage()

  /// Calls `done` once no page, dialog or transition of the app is on its way; at once if none is.
  func whenIdle(_ done: @escaping @MainActor () -> Void)
}

extension CameraPagePresenter {
  /// The page sees it by itself.
  public func hideMessage() {}
}

/// A dialog of the camera journey: its words and its buttons, in order.
public struct CameraDialog: Hashable, Sendable {
  /// What it is about.
  public enum Subject: Hashable, Sendable {
    /// What comes next is the system's question; its one button has this label.
    case primer(button: String)
    /// Why there is no camera.
    case reason(CameraReason)
  }

  /// What it is about.
  public let subject: Subject
  /// What it says.
  public let text: String
  /// Its buttons.
  public let buttons: [CameraButton]

  /// A dialog.
  public init(_ subject: Subject, text: String, buttons: [CameraButton]) {
    self.subject = subject
    self.text = text
    self.buttons = buttons
  }
}
