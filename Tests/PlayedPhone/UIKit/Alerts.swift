import Foundation

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, @unchecked Sendable { case `default`, cancel, destructive }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  let handler: ((UIAlertAction) -> Void)?

  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, @unchecked Sendable { case actionSheet, alert }

  open var message: String?
  open private(set) var preferredStyle: Style
  open internal(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { actions.contains($0) } ?? true,
        "the preferred action is none of the alert's")
    }
  }

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  public required init?(coder: NSCoder) { nil }

  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "an alert can only have one action with a style of cancel")
    actions.append(action)
  }
}
