public import PermissionFlows

/// Shows the dialogs of permissions; two functions to write for a look of one's own.
///
/// ```swift
/// final class SheetPresenter: DialogPresenter {
///   func show(
///     _ dialog: PermissionDialog, tapped: @escaping @MainActor (PermissionDialog.Action) -> Void,
///     swept: @escaping @MainActor () -> Void
///   ) { … }
///   func dismiss(_ done: @escaping @MainActor () -> Void) { … }
/// }
/// ```
///
/// An attempt waits for what a presenter reports, and every later attempt waits for that one. So each
/// promises: a dialog that is not dismissed calls one of `tapped` and `swept`, once; ``dismiss(_:)``
/// always calls its `done`, once.
@MainActor
public protocol DialogPresenter: AnyObject {
  /// Shows a dialog; at most one is ever shown.
  ///
  /// Call `tapped` with the button as soon as it is touched, and leave the dialog where it is:
  /// ``dismiss(_:)`` follows. An alert of the system's own is closing by itself then.
  ///
  /// Call `swept` if the dialog is gone, or could not come up, without a touch of a button
  /// and without a call of ``dismiss(_:)``: UIKit takes what a controller presents away with it, and
  /// calls no action (documented: `dismiss(animated:completion:)`).
  func show(
    _ dialog: PermissionDialog, tapped: @escaping @MainActor (PermissionDialog.Action) -> Void,
    swept: @escaping @MainActor () -> Void)

  /// Takes the dialog away; `done` is called once it is gone, or at once if there is none.
  ///
  /// It is called also if UIKit keeps its completion to itself: wait for that a while at most.
  func dismiss(_ done: @escaping @MainActor () -> Void)

  /// Calls `done` once no transition of the app is under way; at once unless declared.
  func whenIdle(_ done: @escaping @MainActor () -> Void)
}

extension DialogPresenter {
  /// No transition is waited for.
  public func whenIdle(_ done: @escaping @MainActor () -> Void) { done() }
}

/// A dialog of a permission: its words and its buttons, in order.
public struct PermissionDialog: Hashable, Sendable {
  /// What a button of a dialog does.
  public typealias Action = AccessButton

  /// What a dialog is about.
  public enum Subject: Hashable, Sendable {
    /// What comes next is the system's question.
    case primer
    /// The permission is out of reach.
    case refusal(PermissionRefusal.Reason)
  }

  /// A button of a dialog.
  public struct Button: Hashable, Sendable {
    /// What the button does.
    public let action: Action
    /// What stands on it.
    public let label: String
    /// For interface tests: `permission.camera.guide.open-settings`.
    public let accessibilityIdentifier: String

    /// A button.
    public init(_ action: Action, label: String, accessibilityIdentifier: String) {
      self.action = action
      self.label = label
      self.accessibilityIdentifier = accessibilityIdentifier
    }
  }

  /// Which permission it is about.
  public let permission: PermissionName
  /// What it is about.
  public let subject: Subject
  /// The title.
  public let title: String
  /// What it says.
  public let message: String
  /// Its buttons, in order.
  public let buttons: [Button]
  /// For interface tests: `permission.camera.guide`.
  public let accessibilityIdentifier: String

  /// A dialog.
  public init(
    _ permission: PermissionName, _ subject: Subject, title: String, message: String,
    buttons: [Button], accessibilityIdentifier: String
  ) {
    self.permission = permission
    self.subject = subject
    self.title = title
    self.message = message
    self.buttons = buttons
    self.accessibilityIdentifier = accessibilityIdentifier
  }
}
