#if os(iOS) || PLAYED_PHONE
  import CameraFlow
  import PermissionDrivers
  import PermissionFlows
  import UIKit

  /// A message in place of the picture, with its buttons.
  final class CameraMessageView: UIView {
    init(
      _ message: CameraMessage, _ texts: PermissionTexts,
      tapped: @escaping @MainActor (AccessButton) -> Void
    ) {
      super.init(frame: .zero)
      accessibilityIdentifier = message.accessibilityIdentifier
      backgroundColor = .systemBackground
      let label = UILabel()
      label.text = message.text(in: texts)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
      let stack = UIStackView(arrangedSubviews: [label])
      stack.axis = .vertical
      stack.spacing = 16
      for button in message.buttons {
        let action = UIAction(title: message.label(of: button, in: texts)) { _ in tapped(button) }
        let control = UIButton(configuration: .bordered(), primaryAction: action)
        control.accessibilityIdentifier = message.accessibilityIdentifier(of: button)
        stack.addArrangedSubview(control)
      }
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func cover(_ view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
        topAnchor.constraint(equalTo: view.topAnchor),
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }
#endif
