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
}

/// What an account form shows, but for what is typed.
public struct FormContent: Hashable, Sendable {
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
}

/// The account server, as the form asks it while the person types.
@MainActor
public protocol AccountDirectory: AnyObject {
  /// Whether an account is known; nil if it cannot be looked up now.
  func isKnown(_ account: String, _ answer: @escaping @MainActor (Bool?) -> Void)
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

  private let form: any AccountForm
  private let directory: any AccountDirectory
  private let store: WishStore
  private let texts: GuestTexts
  private var content = FormContent()
  private var isOpen = false
  var send: @MainActor (Event) -> Void = { _ in }

  /// A driver.
  public init(
    form: any AccountForm, directory: any AccountDirectory, store: WishStore,
    texts: GuestTexts = GuestTexts()
  ) {
    self.form = form
    self.directory = directory
    self.store = store
    self.texts = texts
  }

  /// Begins an effect.
  public func perform(_ effect: Effect, reply: Reply<Event>) {
    switch effect {
    case .openForm: open(reply)
    case .lookUp:
      directory.isKnown(typed[.account] ?? "") { isKnown in
        reply.resolve(isKnown.map { $0 ? .accountKnown : .accountNew } ?? .lookUpFailed)
      }
    case .closeForm:
      isOpen = false
      form.close { reply.resolve(.formClosed) }
    case .focus, .showFormat, .nameSubmit, .enableSubmit, .showProgress, .showFault:
      change(effect)
      form.update(content)
    }
  }

  private func open(_ reply: Reply<Event>) {
    typed = [:]
    content = FormContent(
      submit: texts.text("form.logIn"), hint: store.lastLogin.map { texts.hint($0) })
    isOpen = true
    form.open(content) { reply.resolve(.formShown) }
  }

  private func change(_ effect: Effect) {
    switch effect {
    case .focus(let field): content.focus = field
    case .showFormat: content.message = texts.text("form.format")
    case .nameSubmit(let isLogin):
      content.submit = texts.text(isLogin ? "form.logIn" : "form.register")
    case .enableSubmit(let isOn): content.canSubmit = isOn
    case .showProgress: (content.isBusy, content.message) = (true, nil)
    case .showFault(let fault): (content.isBusy, content.message) = (false, texts.fault(fault))
    case .openForm, .lookUp, .closeForm: break
    }
  }

  /// The attempt ended with the form up, as when the gate's caller was cancelled.
  func attemptEnded() {
    guard isOpen else { return }
    isOpen = false
    form.close {}
  }
}

/// What the view reports of the person.
extension FormDriver {
  /// The field has the focus.
  public func focused(_ field: FormFlow.Field) {
    send(field == .account ? .accountFocused : .secretFocused)
  }

  /// The text of a field has changed.
  public func changed(_ field: FormFlow.Field, to text: String) {
    let old = typed[field] ?? ""
    guard text != old else { return }
    typed[field] = text
    switch field {
    case .account:
      let (was, now) = (level(old), level(text))
      // Another account is looked up anew.
      if now <= was, was > 0 { send(.accountCleared) }
      for _ in (now > was ? was : 0)..<now { send(.accountTyped) }
    case .secret:
      if old.isEmpty { send(.secretTyped) } else if text.isEmpty { send(.secretCleared) }
    }
  }

  /// The submit button was touched.
  public func submit() { send(.submitTapped) }

  /// The form was closed.
  public func close() { send(.closeTapped) }

  private func level(_ account: String) -> Int { account.isEmpty ? 0 : account.count < 5 ? 1 : 2 }
}
