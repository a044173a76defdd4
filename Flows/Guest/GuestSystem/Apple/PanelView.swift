#if os(iOS) || PLAYED_PHONE
  import GuestFlow
  import UIKit

  /// What is on the login panel.
  final class PanelView: ColumnView {
    private(set) var tapped: @MainActor (GateButton) -> Void = { _ in }
    /// Called once it is gone; until it is hidden, that closes it.
    lazy var ended: @MainActor () -> Void = { [unowned self] in tapped(.close) }

    override init() {
      super.init()
      backgroundColor = .systemBackground
      // As high as what is on it, as far as the window allows.
      let lengths = [
        heightAnchor.constraint(equalTo: contentLayoutGuide.heightAnchor),
        widthAnchor.constraint(equalToConstant: 400),
      ]
      for length in lengths { length.priority = UILayoutPriority(749) }
      NSLayoutConstraint.activate(lengths)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows this in place of what it shows.
    func show(_ words: PanelWords, _ tapped: @escaping @MainActor (GateButton) -> Void) {
      self.tapped = tapped
      for view in stack.arrangedSubviews { view.removeFromSuperview() }
      let message = UILabel(.headline, "login-panel.message", words.message)
      message.accessibilityTraits = .header
      let fault = UILabel(.body, "login-panel.fault", words.fault)
      fault.textColor = .systemRed
      for label in [message, fault, UILabel(.subheadline, "login-panel.hint", words.hint)] {
        label.textAlignment = .center
        stack.addArrangedSubview(label)
      }
      if words.isBusy {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        stack.addArrangedSubview(spinner)
      }
      for button in words.buttons { stack.addArrangedSubview(control(button)) }
      guard window != nil else { return }
      UIAccessibility.post(
        notification: .layoutChanged, argument: words.fault == nil ? message : fault)
    }

    private func control(_ button: PanelWords.Button) -> UIButton {
      let style: UIButton.Configuration =
        switch button.button {
        case .quick, .merge, .retry: .filled()
        case .more, .leave: .bordered()
        case .close: .plain()
        }
      let action = UIAction(title: button.label) { [unowned self] _ in tapped(button.button) }
      let control = UIButton(configuration: style, primaryAction: action)
      control.accessibilityIdentifier = "login-panel.\(button.button.rawValue)"
      return control
    }

    override func accessibilityPerformEscape() -> Bool {
      tapped(.close)
      return true
    }
  }

  /// A column of views that scrolls where there is no room for it.
  class ColumnView: UIScrollView {
    let stack = UIStackView(arrangedSubviews: [])

    init() {
      super.init(frame: .zero)
      stack.axis = .vertical
      stack.spacing = 12
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      let (content, frame) = (contentLayoutGuide, frameLayoutGuide)
      let width = stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40)
      width.priority = UILayoutPriority(749)
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalTo: frame.widthAnchor), width,
        stack.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
        stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  extension UILabel {
    /// Words as large as the person reads them; none are not there.
    convenience init(_ style: UIFont.TextStyle, _ identifier: String, _ text: String? = nil) {
      self.init(frame: .zero)
      accessibilityIdentifier = identifier
      font = .preferredFont(forTextStyle: style)
      adjustsFontForContentSizeCategory = true
      numberOfLines = 0
      show(text)
    }

    func show(_ text: String?) {
      self.text = text
      isHidden = text == nil
    }
  }
#endif
