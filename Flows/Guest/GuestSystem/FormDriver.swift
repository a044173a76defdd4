public import EveryPath
public import GuestFlow

/// The account form: a page of its own over the panel.
@MainActor
public protocol AccountForm: AnyObject {
  /// Brings the form in, held as its page; `done` once it is there.
  func open(_ content: FormContent, _ done: @escaping @MainActor () -> Void)
  /// Shows this from now on; what was typed stays.
  func update(_ content: FormContent)
  /// Takes the form away; `done` once it is gone.
  func close(_ done: @escaping @MainActor () -> Void)
  /// From now on, this is told what the person does in the form, which does not keep it.
  func connect(to driver: FormDriver)
}

extension AccountForm {
  /// A form that an app connects itself.
  public func connect(to driver: FormDriver) {}
}

/// What an account form shows, but for what is typed.
public struct FormContent: Hashable, Sendable {
  /// A field.
  public struct Field: Hashable, Sendable {
    /// Which it is.
    public var id: FormFlow.Field
    /// What stands in it while it is empty.
    public var label: String
    /// Its keyboard.
    public var keyboard: FormFlow.Keyboard
    /// Whether it shows dots, with a switch beside it.
    public var isSecure: Bool

    /// A field, as for a preview.
    public init(
      _ id: FormFlow.Field, label: String, keyboard: FormFlow.Keyboard, isSecure: Bool = false
    ) {
      self.id = id
      self.label = label
      self.keyboard = keyboard
      self.isSecure = isSecure
    }
  }

  /// The fields, in order; each has a button that clears it.
  public var fields: [Field]
  /// The field whose keyboard is up, slid to where it can be seen.
  public var focus: FormFlow.Field?
  /// What is wrong, in words.
  public var message: String?
  /// What the submit button says.
  public var submit = ""
  /// Whether the submit button is on.
  public var canSubmit = false
  /// Whether the server is being asked: the fields are off.
  public var isBusy = false
  /// How the person last logged in.
  public var hint: String?
  /// What the button that sends a code says; nil if there is none.
  public var sendCode: String?
  /// Whether that button is on.
  public var canSendCode = false
  /// Whether the person has to prove not to be a machine; the view asks for it.
  public var asksCaptcha = false

  /// A form that shows these fields, and nothing else yet.
  public init(fields: [Field] = []) { self.fields = fields }
}

/// The account server, as the form asks it while the person types.
@MainActor
public protocol AccountDirectory: AnyObject {
  /// Whether an account is known; nil if it cannot be looked up now.
  func isKnown(_ account: String, _ answer: @escaping @MainActor (Bool?) -> Void)
  /// Whether a nickname is taken; nil if it cannot be looked up now.
  func isTaken(_ nickname: String, _ answer: @escaping @MainActor (Bool?) -> Void)
  /// Sends a code to an account; whether that came about.
  func sendCode(to account: String, _ answer: @escaping @MainActor (Bool) -> Void)
}

extension AccountDirectory {
  /// No nickname is taken, for a form without one.
  public func isTaken(_ nickname: String, _ answer: @escaping @MainActor (Bool?) -> Void) {
    answer(false)
  }

  /// No code is sent, for a form without one.
  public func sendCode(to account: String, _ answer: @escaping @MainActor (Bool) -> Void) {
    answer(false)
  }
}

/// Carries out a form's orders, and says to the flow what the person does.
///
/// What was typed is kept here, for the account server to log in with.
@MainActor
public final class FormDriver: Driver {
  /// What a form orders.
  public typealias Effect = FormFlow.Effect
  /// What a form is told.
  public typealias Event = FormFlow.Event

  /// What was typed, by field.
  public private(set) var typed: [FormFlow.Field: String] = [:]
  /// What proves that the person is no machine, once asked for.
  public private(set) var captcha: String?

  private let flow: FormFlow
  private let form: any AccountForm
  private let directory: any AccountDirectory
  private let store: WishStore
  private let texts: GuestTexts
  private var content = FormContent()
  private var isOpen = false
  private let clock: any Clock<Duration>
  private var second: RunningTimer?
  /// How many codes were ordered: only the last one's answer counts.
  private var codes = 0
  private var send: @MainActor (Event) -> Void = { _ in }

  /// A driver for the form of `flow`.
  public init(
    for flow: FormFlow = FormFlow(), form: any AccountForm, directory: any AccountDirectory,
    store: WishStore,
    texts: GuestTexts = GuestTexts(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.flow = flow
    self.clock = clock
    self.form = form
    self.directory = directory
    self.store = store
    self.texts = texts
  }

  /// Connects the driver to its runner, which is not kept; ``GuestMode`` does it.
  public func connect(to runner: Runner<FormFlow>) {
    send = { [weak runner] in runner?.send($0) }
    form.connect(to: self)
  }

  /// Begins an effect.
  public func perform(_ effect: Effect, reply: Reply<Event>) {
    switch effect {
    case .openForm: open(reply)
    case .lookUp:
      directory.isKnown(typed[.account] ?? "") { isKnown in
        reply.resolve(isKnown.map { $0 ? .accountKnown : .accountNew } ?? .lookUpFailed)
      }
    case .lookUpNickname:
      directory.isTaken(typed[.nickname] ?? "") { isTaken in
        reply.resolve(isTaken == true ? .nicknameTaken : .nicknameFree)
      }
    case .sendCode(let delay): sendCode(delay)
    case .keepLogin:
      try? store.keep(LastLogin(way: field(.account).label, account: typed[.account] ?? ""))
    case .closeForm:
      leave()
      form.close { reply.resolve(.formClosed) }
    case .focus, .showFormat, .nameSubmit, .enableSubmit, .showProgress, .showFault, .showTaken,
      .reveal, .enableCode, .showCaptcha:
      change(effect)
      form.update(content)
    }
  }

  private func open(_ reply: Reply<Event>) {
    typed = [:]
    captcha = nil
    content = FormContent(fields: [.account, .secret].map(field))
    content.submit = texts.text("form.logIn")
    content.hint = store.lastLogin.map { texts.hint($0) }
    content.sendCode = flow.kind == .code ? texts.text("form.sendCode") : nil
    isOpen = true
    form.open(content) { reply.resolve(.formShown) }
  }

  private func change(_ effect: Effect) {
    switch effect {
    case .focus(let field, _): content.focus = field
    case .showFormat: content.message = texts.text("form.format")
    case .nameSubmit(let isLogin):
      content.submit = texts.text(isLogin ? "form.logIn" : "form.register")
      content.fields.removeAll { $0.id == .nickname }
      if flow.asksNickname && !isLogin { content.fields.append(field(.nickname)) }
    case .enableSubmit(let isOn): content.canSubmit = isOn
    case .showProgress: (content.isBusy, content.message) = (true, nil)
    case .showFault(let fault): (content.isBusy, content.message) = (false, texts.fault(fault))
    case .showTaken: content.message = texts.text("form.nicknameTaken")
    case .reveal(let isShown):
      for index in content.fields.indices where content.fields[index].id == .secret {
        content.fields[index].isSecure = !isShown
      }
    case .enableCode(let isOn): content.canSendCode = isOn
    case .showCaptcha: content.asksCaptcha = true
    case .openForm, .lookUp, .lookUpNickname, .sendCode, .keepLogin, .closeForm: break
    }
  }

  /// The attempt ended with the form up, as when the gate's caller was cancelled.
  func attemptEnded() {
    guard isOpen else { return }
    leave()
    form.close {}
  }

  private func leave() {
    isOpen = false
    codes += 1
    second?.cancel()
  }

  private func field(_ id: FormFlow.Field) -> FormContent.Field {
    let key =
      switch (id, flow.kind) {
      case (.account, _): "account.\(flow.keyboard(of: id).rawValue)"
      case (.secret, .password): "secret"
      case (.secret, .code): "code"
      case (.nickname, _): "nickname"
      }
    return FormContent.Field(
      id, label: texts.text("field.\(key)"), keyboard: flow.keyboard(of: id),
      isSecure: id == .secret && flow.kind == .password)
  }

  /// Asks the server, and counts the seconds until the next code can be sent.
  private func sendCode(_ delay: Duration) {
    codes += 1
    let code = codes
    countDown(from: delay.components.seconds)
    directory.sendCode(to: typed[.account] ?? "") { [weak self] isSent in
      guard !isSent, let self, code == codes else { return }
      second?.cancel()
      say(0)
      send(.codeFailed)
    }
  }

  private func countDown(from seconds: Int64) {
    second?.cancel()
    say(seconds)
    guard seconds > 0 else { return send(.codeDelayOver) }
    second = clock.timers.set(after: .seconds(1)) { [weak self] in
      self?.countDown(from: seconds - 1)
    }
  }

  private func say(_ seconds: Int64) {
    content.sendCode =
      seconds > 0
      ? texts.text("form.sendCodeIn", "\(seconds)") : texts.text("form.sendCode")
    form.update(content)
  }
}

/// What the view reports of the person.
extension FormDriver {
  /// The field has the focus.
  public func focused(_ field: FormFlow.Field) {
    switch field {
    case .account: send(.accountFocused)
    case .secret: send(.secretFocused)
    case .nickname: send(.nicknameFocused)
    }
  }

  /// The person changes the text of a field, or clears it.
  ///
  /// - Returns: What the field shows: the old text if the new one is too long for it, or if the
  ///   form takes none now.
  @discardableResult
  public func changed(_ field: FormFlow.Field, to text: String) -> String {
    let old = typed[field] ?? ""
    guard text != old, !content.isBusy, text.count <= flow.length(of: field).upperBound else {
      return old
    }
    typed[field] = text
    tell(field, old, text)
    return text
  }

  private func tell(_ field: FormFlow.Field, _ old: String, _ text: String) {
    let (was, now) = (level(of: old, in: field), level(of: text, in: field))
    switch field {
    case .account:
      // Another account is looked up anew.
      if now <= was, was > 0 { send(.accountCleared) }
      for _ in (now > was ? was : 0)..<now { send(.accountTyped) }
    case .secret:
      if was < 2, now == 2 { send(.secretTyped) }
      if was == 2, now < 2 { send(.secretCleared) }
    case .nickname: send(text.isEmpty ? .nicknameCleared : .nicknameTyped)
    }
  }

  /// The switch beside the password was touched.
  public func reveal(_ isShown: Bool) { send(.revealTapped(isShown)) }

  /// The button that sends a code was touched.
  public func sendCode() { send(.codeTapped) }

  /// The person has proved not to be a machine; `proof` is for the account server.
  public func passedCaptcha(_ proof: String) {
    captcha = proof
    content.asksCaptcha = false
    form.update(content)
    send(.captchaPassed)
  }

  /// The submit button was touched.
  public func submit() { send(.submitTapped) }

  /// The form was closed.
  public func close() { send(.closeTapped) }

  /// 0 for nothing, 2 for something whole.
  private func level(of text: String, in field: FormFlow.Field) -> Int {
    text.isEmpty ? 0 : text.count < flow.length(of: field).lowerBound ? 1 : 2
  }
}
