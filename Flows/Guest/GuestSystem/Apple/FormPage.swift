#if os(iOS) || PLAYED_PHONE
  import GuestFlow
  import UIKit

  /// The account form's page.
  @available(iOSApplicationExtension, unavailable)
  final class FormPage: UIViewController, UITextFieldDelegate {
    /// Told when it is on screen no more.
    var gone: @MainActor (FormPage) -> Void = { _ in }

    private var content: FormContent
    private weak var driver: FormDriver?
    private let texts: GuestTexts
    private let captcha: GuestPanels.Captcha?
    private var orientations = UIInterfaceOrientationMask.allButUpsideDown
    private var isIn = false
    private var leave: @MainActor () -> Void = {}

    private let column = ColumnView()
    private let fields = UIStackView(arrangedSubviews: [])
    private var rows: [FormFlow.Field: FormRow] = [:]
    private let message = UILabel(.body, "account-form.message")
    private let hint = UILabel(.subheadline, "account-form.hint")
    private lazy var sendCode = button("send-code", .bordered()) { $0.sendCode() }
    private lazy var submit = button("submit", .filled()) { $0.submit() }
    private let proof = UIStackView(arrangedSubviews: [])

    init(
      _ content: FormContent, _ driver: FormDriver?, _ texts: GuestTexts,
      _ captcha: GuestPanels.Captcha?
    ) {
      (self.content, self.driver, self.texts, self.captcha) = (content, driver, texts, captcha)
      super.init(nibName: nil, bundle: nil)
      // What it covers stays in its window: the panel, and the page.
      modalPresentationStyle = .overFullScreen
      modalTransitionStyle = .crossDissolve
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.accessibilityIdentifier = "account-form"
      view.accessibilityViewIsModal = true
      message.textColor = .systemRed
      hint.textColor = .secondaryLabel
      let close = button("close", .plain()) { $0.close() }
      close.configuration?.title = texts.text("button.close")
      close.contentHorizontalAlignment = .leading
      for stack in [fields, proof] {
        stack.axis = .vertical
        stack.spacing = 12
      }
      for view in [close, hint, fields, sendCode, message, proof, submit] {
        column.stack.addArrangedSubview(view)
      }
      layOut()
      show(content)
    }

    /// What is above the keyboard is all there is.
    private func layOut() {
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        column.topAnchor.constraint(equalTo: safe.topAnchor),
        column.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }

    private func button(
      _ name: String, _ style: UIButton.Configuration,
      _ act: @escaping @MainActor (FormDriver) -> Void
    ) -> UIButton {
      let action = UIAction { [unowned self] _ in if let driver { act(driver) } }
      let button = UIButton(configuration: style, primaryAction: action)
      button.accessibilityIdentifier = "account-form.\(name)"
      return button
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      slide()
    }

    // MARK: - Coming and going

    /// Upright or sideways as the page under it now, as far as that allows.
    func holds(as page: UIViewController) {
      let isSideways = page.view.window?.windowScene?.interfaceOrientation.isLandscape == true
      orientations = isSideways ? .landscape : [.portrait, .portraitUpsideDown]
      let common = orientations.intersection(page.supportedInterfaceOrientations)
      if !common.isEmpty { orientations = common }
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

    /// It has been presented.
    func came() {
      isIn = true
      leave()
    }

    /// Does this once it has been presented: before, it cannot be taken away.
    func whenIn(_ act: @escaping @MainActor () -> Void) {
      if isIn { act() } else { leave = act }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      // It may only be covered.
      Task { [weak self] in if let self { gone(self) } }
    }

    override func accessibilityPerformEscape() -> Bool {
      driver?.close()
      return true
    }

    // MARK: - What it shows

    /// Shows this; what was typed stays.
    func show(_ new: FormContent) {
      let old = content
      content = new
      guard isViewLoaded else { return }
      showFields()
      hint.show(new.hint)
      message.show(new.message)
      if let text = new.message, text != old.message {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      submit.configuration?.title = new.submit
      submit.configuration?.showsActivityIndicator = new.isBusy
      submit.isEnabled = new.canSubmit && !new.isBusy
      sendCode.configuration?.title = new.sendCode
      sendCode.isHidden = new.sendCode == nil
      sendCode.isEnabled = new.canSendCode && !new.isBusy
      showCaptcha()
      if new.focus != old.focus || old.isBusy && !new.isBusy { focus() }
    }

    private func showFields() {
      for (id, row) in rows where !content.fields.contains(where: { $0.id == id }) {
        row.view.removeFromSuperview()
        rows[id] = nil
      }
      for (place, field) in content.fields.enumerated() {
        let row = rows[field.id] ?? row(of: field, at: place)
        row.show(field, isOn: !content.isBusy)
      }
    }

    private func row(of field: FormContent.Field, at place: Int) -> FormRow {
      let row = FormRow(field, texts)
      rows[field.id] = row
      row.field.delegate = self
      row.changed = { [weak driver] text in driver?.changed(field.id, to: text) ?? text }
      row.reveals = { [weak driver] in driver?.reveal($0) }
      fields.insertArrangedSubview(row.view, at: place)
      return row
    }

    private func showCaptcha() {
      if !content.asksCaptcha {
        for view in proof.arrangedSubviews { view.removeFromSuperview() }
      } else if proof.arrangedSubviews.isEmpty, let captcha {
        let label = UILabel(.body, "account-form.captcha", texts.text("form.captcha"))
        proof.addArrangedSubview(label)
        proof.addArrangedSubview(captcha { [weak driver] in driver?.passedCaptcha($0) })
      }
      proof.isHidden = proof.arrangedSubviews.isEmpty
    }

    // MARK: - The keyboard

    private func focus() {
      guard !content.isBusy, let field = focused else { return }
      field.becomeFirstResponder()
      view.layoutIfNeeded()
      slide()
    }

    private var focused: UITextField? { content.focus.flatMap { rows[$0]?.field } }

    /// Slides the field with the keyboard to where it can be seen.
    private func slide() {
      guard let field = focused else { return }
      column.scrollRectToVisible(field.convert(field.bounds, to: column), animated: true)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      let id = content.fields.first { rows[$0.id]?.field === textField }?.id
      if let id { driver?.focused(id) }
    }

    /// Return goes on to the next field, and submits on the last one.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      let all = content.fields.compactMap { rows[$0.id]?.field }
      if let next = all.drop(while: { $0 !== textField }).dropFirst().first {
        next.becomeFirstResponder()
      } else {
        driver?.submit()
      }
      return false
    }
  }
#endif
