public import EveryPath

/// The account form: one for login and registration, which looks the account up.
public struct FormFlow: Flow {
  /// What the account field holds.
  public enum Account: String, Hashable, Sendable, CaseIterable {
    case empty
    /// Too short to be an account.
    case part
    /// As long as an account is; whether it is known is being looked up.
    case whole
    /// Somebody has it: this is a login.
    case known
    /// Nobody has it: this is a registration.
    case new

    /// Whether it has the format of an account.
    public var isWhole: Bool { self == .whole || self == .known || self == .new }
  }

  /// What the account is, and what proves that it is the person's.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Letters, such as an e-mail address, and a password.
    case password
    /// The number of a mobile phone, and a code that is sent to it.
    case code
  }

  /// What the field for a nickname holds; it is there only in a registration.
  public enum Nickname: String, Hashable, Sendable, CaseIterable {
    case empty
    /// It is being looked up.
    case typed
    case taken
    case free
  }

  /// Whether a code can be sent.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// It can, to an account that is whole.
    case sendable
    /// One was just sent; the seconds are counted until another can be.
    case counting
  }

  /// Whether the person has to prove not to be a machine.
  public enum Proof: String, Hashable, Sendable, CaseIterable {
    /// Not for the first request.
    case unasked
    /// Nor for the one after that, or after a proof.
    case once
    /// Before each other one, and whenever the server says so.
    case wanted

    /// After a login that did not come about.
    func after(_ fault: LoginFault) -> Proof {
      self == .unasked && fault != .captchaWanted ? .once : .wanted
    }
  }

  /// What the form holds.
  public struct Entry: Hashable, Sendable {
    package var account: Account
    /// Whether a password, or a code, was typed.
    package var hasSecret: Bool
    var nickname: Nickname
    var code: Code
    var proof: Proof

    package init(
      account: Account = .empty, hasSecret: Bool = false, nickname: Nickname = .empty,
      code: Code = .sendable, proof: Proof = .unasked
    ) {
      self.account = account
      self.hasSecret = hasSecret
      self.nickname = nickname
      self.code = code
      self.proof = proof
    }

    package func with<Value>(_ part: WritableKeyPath<Entry, Value>, _ value: Value) -> Entry {
      var entry = self
      entry[keyPath: part] = value
      return entry
    }
  }

  /// Where it can be.
  public enum State: Hashable, Sendable {
    /// The form comes in.
    case opening
    /// The person types.
    case editing(Entry)
    /// What was submitted is with the account server.
    case sending(Entry)
    /// The form is going.
    case leaving(Outcome)
    /// The end.
    case ended(Outcome)
  }

  /// What it can be told.
  public enum Event: Hashable, Sendable {
    /// The form is there.
    case formShown
    /// The next part of the account was typed.
    case accountTyped
    /// The account was cleared with one tap.
    case accountCleared
    /// The account field has the focus.
    case accountFocused
    /// The password field has the focus.
    case secretFocused
    /// A password was typed.
    case secretTyped
    /// The password was cleared with one tap.
    case secretCleared
    /// Somebody has the account.
    case accountKnown
    /// Nobody has the account.
    case accountNew
    /// The account cannot be looked up now.
    case lookUpFailed
    /// The nickname was typed, or changed.
    case nicknameTyped
    /// The nickname was cleared.
    case nicknameCleared
    /// The field for the nickname has the focus.
    case nicknameFocused
    /// Another account has the nickname.
    case nicknameTaken
    /// The nickname is free, or cannot be looked up now.
    case nicknameFree
    /// The person wants to read the password, or not any more.
    case revealTapped(Bool)
    /// The person wants a code.
    case codeTapped
    /// The code could not be sent.
    case codeFailed
    /// Another code can be sent now.
    case codeDelayOver
    /// The person has proved not to be a machine.
    case captchaPassed
    /// The submit button was touched.
    case submitTapped
    /// The form was closed.
    case closeTapped
    /// The login is accepted and written; the guest's data are about to move.
    case loginAccepted
    /// The account has things of its own; the person is asked about that once the form is gone.
    case loginConflict
    /// The login did not come about.
    case loginFailed(LoginFault)
    /// The form is gone.
    case formClosed
  }

  /// What it can order.
  public enum Effect: Hashable, Sendable {
    /// Bring the form in, in the page's orientation.
    case openForm
    /// Put this keyboard up for the field, and slide the field to where it can be seen.
    case focus(Field, Keyboard)
    /// Say that the account is too short.
    case showFormat
    /// Look the account up.
    case lookUp
    /// Say whether this is a login or a registration, which may have a field for a nickname.
    case nameSubmit(isLogin: Bool)
    /// Look the nickname up.
    case lookUpNickname
    /// Say that the nickname is taken.
    case showTaken
    /// Show the password as it is, or as dots.
    case reveal(Bool)
    /// Send a code to the account; say after this delay that another can be sent, and count the
    /// seconds on the button.
    case sendCode(Duration)
    /// Switch the button that sends a code on or off.
    case enableCode(Bool)
    /// Ask the person to prove not to be a machine.
    case showCaptcha
    /// Switch the submit button on or off.
    case enableSubmit(Bool)
    /// Show that the server is being asked; a fault that is shown goes, the fields are off.
    case showProgress
    /// Say why the login did not come about, with what was typed as it was, until the form is
    /// submitted again; the fields are on.
    case showFault(LoginFault)
    /// Keep how the person has logged in, as a hint for the next time.
    case keepLogin
    /// Take the form away.
    case closeForm
  }

  /// A field of the form.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case account
    /// The password, or the code.
    case secret
    case nickname
  }

  /// The kind of a keyboard.
  public enum Keyboard: String, Hashable, Sendable, CaseIterable {
    case letters
    case digits
  }

  /// How it ends.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The login is accepted.
    case accepted
    /// It would be, but the account has things of its own.
    case conflict
    /// The person closed the form.
    case closed
  }

  /// What the account is.
  public var kind: Kind
  /// Whether a registration needs a nickname.
  public var asksNickname: Bool
  /// How long no second code is sent.
  public var codeDelay: Duration

  /// An account form.
  public init(
    _ kind: Kind = .password, asksNickname: Bool = false, codeDelay: Duration = .seconds(60)
  ) {
    self.kind = kind
    self.asksNickname = asksNickname
    self.codeDelay = codeDelay
  }

  /// The keyboard of a field.
  public func keyboard(of field: Field) -> Keyboard {
    field == .nickname || kind == .password ? .letters : .digits
  }

  /// How many characters a field takes; with fewer than the least it is not whole.
  public func length(of field: Field) -> ClosedRange<Int> {
    switch (field, kind) {
    case (.account, .password): 5...64
    case (.account, .code): 11...11
    case (.secret, .password): 1...64
    case (.secret, .code): 6...6
    case (.nickname, _): 1...20
    }
  }

  /// The flow's name.
  public var name: String { "form" }

  /// The state it begins in.
  public var start: State { .opening }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .opening: opening
    case .editing(let entry): editing(entry)
    case .sending(let entry): sending(entry)
    case .leaving(let outcome): leaving(outcome)
    case .ended(let outcome): Finish(outcome)
    }
  }

  /// The keyboard is up at once, of the right kind.
  @RowBuilder private var opening: Transitions {
    Enter {
      Perform(.openForm, until: .formShown)
      Perform(.focus(.account, keyboard(of: .account)))
      Go(to: .editing(Entry()))
    }
  }

  @RowBuilder private func leaving(_ outcome: Outcome) -> Transitions {
    Enter {
      if outcome == .accepted { Perform(.keepLogin) }
      Perform(.closeForm, until: .formClosed)
      Go(to: .ended(outcome))
    }
    for news in [Event.loginAccepted, .loginConflict]
      + LoginFault.allCases.map({ .loginFailed($0) })
    {
      Ignore(news, because: "the form is going")
    }
    Ignore(.codeDelayOver, .codeFailed, because: "the form is going")
  }

  /// Every state.
  public var states: [State] {
    let entries = entries
    return [.opening] + entries.map { .editing($0) }
      + entries.filter(isValid).map { .sending($0) }
      + Outcome.allCases.flatMap { outcome -> [State] in [.leaving(outcome), .ended(outcome)] }
  }

  private var entries: [Entry] {
    Account.allCases.flatMap { account in
      [false, true].flatMap { hasSecret in
        (asksNickname ? Nickname.allCases : [.empty]).flatMap { nickname in
          (kind == .code ? Code.allCases : [.sendable]).flatMap { code in
            Proof.allCases.map { proof in
              Entry(
                account: account, hasSecret: hasSecret, nickname: nickname, code: code,
                proof: proof)
            }
          }
        }
      }
    }
  }

  /// Whether the form can be submitted.
  package func isValid(_ entry: Entry) -> Bool {
    entry.account.isWhole && entry.hasSecret && entry.proof != .wanted
      && (!asksNickname || entry.account != .new || entry.nickname == .free)
  }
}
