#if os(iOS) || PLAYED_PHONE
  import GuestFlow
  import UIKit

  /// A field of the account form, beside it the switch of a password.
  @MainActor
  final class FormRow {
    let field = UITextField()
    let view: UIStackView
    /// Returns what the field shows.
    var changed: @MainActor (String) -> String = { $0 }
    var reveals: @MainActor (Bool) -> Void = { _ in }
    private var reveal: UIButton?

    init(_ content: FormContent.Field, _ texts: GuestTexts) {
      view = UIStackView(arrangedSubviews: [field])
      view.spacing = 8
      field.accessibilityIdentifier = "account-form.\(content.id.rawValue)"
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
      field.addAction(UIAction { [weak self] _ in self?.edited() }, for: .editingChanged)
      if content.isSecure { view.addArrangedSubview(makeReveal(texts.text("form.reveal"))) }
    }

    private func makeReveal(_ label: String) -> UIButton {
      let action = UIAction { [weak self] _ in
        if let self { reveals(field.isSecureTextEntry) }
      }
      let button = UIButton(configuration: .plain(), primaryAction: action)
      button.accessibilityIdentifier = "account-form.reveal"
      button.accessibilityLabel = label
      reveal = button
      return button
    }

    func show(_ content: FormContent.Field, isOn: Bool) {
      field.placeholder = content.label
      field.accessibilityLabel = content.label
      field.keyboardType = content.keyboardType
      field.textContentType = content.contentType
      if field.isSecureTextEntry != content.isSecure { conceal(content.isSecure) }
      if field.isEnabled != isOn { field.isEnabled = isOn }
      reveal?.isSelected = !content.isSecure
      reveal?.configuration?.image = UIImage(systemName: content.isSecure ? "eye" : "eye.slash")
      reveal?.isEnabled = isOn
    }

    /// Reported: the first key after dots are back clears the field, unless its text is put in anew.
    private func conceal(_ isConcealed: Bool) {
      field.isSecureTextEntry = isConcealed
      guard isConcealed, field.isFirstResponder, let text = field.text else { return }
      field.text = nil
      field.insertText(text)
    }

    /// Syllables that are being composed are not the text yet.
    private func edited() {
      guard field.markedTextRange == nil else { return }
      let text = changed(field.text ?? "")
      if text != field.text { field.text = text }
    }
  }

  extension FormContent.Field {
    fileprivate var keyboardType: UIKeyboardType {
      switch (keyboard, id) {
      case (.digits, _): .numberPad
      case (.letters, .account): .emailAddress
      case (.letters, .secret), (.letters, .nickname): .default
      }
    }

    fileprivate var contentType: UITextContentType {
      switch (id, keyboard) {
      case (.account, .letters): .username
      case (.account, .digits): .telephoneNumber
      case (.secret, .letters): .password
      case (.secret, .digits): .oneTimeCode
      case (.nickname, _): .nickname
      }
    }
  }
#endif
