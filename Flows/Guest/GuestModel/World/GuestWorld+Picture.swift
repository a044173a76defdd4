public import FlowModel
import GuestFlow

extension GuestWorld {
  /// What the person sees.
  public var picture: Picture {
    guard !isLocked else { return Picture(.lock, [.heading("9:41"), .caption("locked")]) }
    guard isInUse else { return Picture(.home, [.icon("Reader"), .icon("Settings")]) }
    if let form { return picture(of: form) }
    var picture = page
    if let panel { picture.covers = [cover(panel)] }
    return picture
  }

  /// The app's page, with what needs an account and what does not.
  private var page: Picture {
    guard scope == .guest else { return Picture(title: "Reader", [.button("Account")]) }
    let isTouchable = isPageTouchable
    var parts: [Picture.Element] = [.heading("The Story of Today"), .caption(whoReads)]
    parts += actions.map { .button(Self.title(of: $0), isEnabled: isTouchable) }
    if stored.isUser {
      parts += ["Log Out", "Delete Account"].map { .button($0, isEnabled: isTouchable) }
    }
    return Picture(title: "Reader", parts)
  }

  private var whoReads: String {
    switch stored {
    case .nobody: "Nothing is known of you."
    case .guest: "You are a guest."
    case .moving: "Your things move to your account."
    case .user: opened == ids.owner(.user) ? "You are logged in." : "Your account opens."
    case .deleting: "Your account is being deleted."
    case .expired: "You were logged in; the session is over."
    case .kicked: "You were logged in, until another device was."
    }
  }

  /// What the app calls an action on its button: `Tip Off`.
  private static func title(of action: GuestAction) -> String {
    action.rawValue.reduce(into: "") { title, letter in
      title += title.isEmpty ? letter.uppercased() : letter.isUppercase ? " \(letter)" : "\(letter)"
    }
  }

  // MARK: - The panel

  private func cover(_ panel: Panel) -> Picture.Cover {
    let motion =
      switch panel.phase {
      case .coming: "coming up"
      case .up: panel.isAligned ? "" : "held otherwise than the page"
      case .going: "closing"
      }
    return Picture.Cover(
      .card, title: words(of: panel.content),
      (panel.content == .progress ? [.spinner("")] : [])
        + panel.content.buttons.map { .button(ShippedGuestWords.button($0)) },
      motion: motion, isEnabled: panel.phase == .up)
  }

  private func words(of content: GatePanel<GuestAction>) -> String {
    switch content {
    case .offer(let action, let reason, _): ShippedGuestWords.offer(action, reason)
    case .progress: ShippedGuestWords.text("panel.progress")
    case .merge: ShippedGuestWords.text("panel.merge")
    case .stopped: ShippedGuestWords.text("panel.stopped")
    case .unanswered: ShippedGuestWords.text("panel.unanswered")
    }
  }

  // MARK: - The form

  /// A page of its own over everything, with the keyboard for the field that has the focus.
  private func picture(of form: Form) -> Picture {
    let isOn = form.phase == .up && !form.isSubmitted
    let motion =
      switch form.phase {
      case .coming: "form coming in"
      case .up: ""
      case .going: "form going out"
      }
    return Picture(
      .app, leading: .button(ShippedGuestWords.text("button.close"), isEnabled: form.phase == .up),
      fields(of: form, isOn) + (formKind == .code ? [sendCode(form, isOn)] : [])
        + remarks(on: form) + [submit(form, isOn)],
      isKeyboardUp: isOn && form.focus != nil, motion: motion)
  }

  private func fields(of form: Form, _ isOn: Bool) -> [Picture.Element] {
    let isCode = formKind == .code
    func field(_ id: FormFlow.Field, _ name: String, _ typed: String) -> Picture.Element {
      .field(
        ShippedGuestWords.text("field.\(name)"), typed, isFocused: isOn && form.focus == id,
        isEnabled: isOn)
    }
    var parts = [
      field(.account, isCode ? "account.digits" : "account.letters", account(in: form)),
      field(.secret, isCode ? "code" : "secret", form.hasSecret ? secret(in: form) : ""),
    ]
    if !isCode { parts.append(.button(ShippedGuestWords.text("form.reveal"), isEnabled: isOn)) }
    if form.isNew, form.asksNickname {
      parts.append(field(.nickname, "nickname", form.nickname == .empty ? "" : "Bookworm"))
    }
    return parts
  }

  private func account(in form: Form) -> String {
    switch (form.account, formKind) {
    case (.empty, _): ""
    case (.part, .password): "anna"
    case (.whole, .password): "anna@example.org"
    case (.part, .code): "0151"
    case (.whole, .code): "01512345678"
    }
  }

  private func secret(in form: Form) -> String {
    formKind == .code ? "271828" : form.isRevealed ? "tulip-field" : "•••••••••••"
  }

  private func sendCode(_ form: Form, _ isOn: Bool) -> Picture.Element {
    .button(
      form.isCounting
        ? ShippedGuestWords.text("form.sendCodeIn", "\(formFlow.codeDelay.components.seconds)")
        : ShippedGuestWords.text("form.sendCode"), isEnabled: isOn && form.canSendCode)
  }

  /// What is wrong with what was typed, and what the server wants beside it.
  private func remarks(on form: Form) -> [Picture.Element] {
    var parts: [Picture.Element] = []
    if form.account == .part, form.focus != .account {
      parts.append(.fault(ShippedGuestWords.text("form.format")))
    }
    if form.isNew, form.nickname == .taken {
      parts.append(.fault(ShippedGuestWords.text("form.nicknameTaken")))
    }
    if requests.lookUp != nil || requests.nickname != nil {
      parts.append(.caption("(being looked up)"))
    }
    if form.asksProof {
      parts += [.text(ShippedGuestWords.text("form.captcha")), .button("I Am a Person")]
    }
    return parts
  }

  private func submit(_ form: Form, _ isOn: Bool) -> Picture.Element {
    form.isSubmitted
      ? .spinner(ShippedGuestWords.text(form.isNew ? "form.register" : "form.logIn"))
      : .button(
        ShippedGuestWords.text(form.isNew ? "form.register" : "form.logIn"),
        isEnabled: isOn && form.canSubmit)
  }
}
