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

  /// Where it can be.
  public enum State: Hashable, Sendable {
    /// The form comes in.
    case opening
    /// The person types.
    case editing(Account, hasSecret: Bool)
    /// What was submitted is with the account server.
    case sending(Account)
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
    /// Put the keyboard of the field's kind up.
    case focus(Field)
    /// Say that the account is too short.
    case showFormat
    /// Look the account up.
    case lookUp
    /// Say whether this is a login or a registration.
    case nameSubmit(isLogin: Bool)
    /// Switch the submit button on or off.
    case enableSubmit(Bool)
    /// Show that the server is being asked; a fault that is shown goes, the fields are off.
    case showProgress
    /// Say why the login did not come about, with what was typed as it was, until the form is
    /// submitted again; the fields are on.
    case showFault(LoginFault)
    /// Take the form away.
    case closeForm
  }

  /// A field of the form.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case account
    case secret
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

  /// An account form.
  public init() {}

  /// The flow's name.
  public var name: String { "form" }

  /// The state it begins in.
  public var start: State { .opening }

  /// The rows of a state.
  public func transitions(from state: State) -> Transitions {
    switch state {
    case .opening: opening
    case .editing(let account, let hasSecret): editing(account, hasSecret)
    case .sending(let account): sending(account)
    case .leaving(let outcome): leaving(outcome)
    case .ended(let outcome): Finish(outcome)
    }
  }

  /// The keyboard is up at once, of the right kind.
  @RowBuilder private var opening: Transitions {
    Enter {
      Perform(.openForm, until: .formShown)
      Perform(.focus(.account))
      Go(to: .editing(.empty, hasSecret: false))
    }
  }

  @RowBuilder private func leaving(_ outcome: Outcome) -> Transitions {
    Enter {
      Perform(.closeForm, until: .formClosed)
      Go(to: .ended(outcome))
    }
    for news in [Event.loginAccepted, .loginConflict]
      + LoginFault.allCases.map({ .loginFailed($0) })
    {
      Ignore(news, because: "the form is going")
    }
  }

  /// Every state.
  public var states: [State] {
    [.opening]
      + Account.allCases.flatMap { account -> [State] in
        [.editing(account, hasSecret: false), .editing(account, hasSecret: true)]
      }
      + Account.allCases.filter(\.isWhole).map { .sending($0) }
      + Outcome.allCases.flatMap { outcome -> [State] in [.leaving(outcome), .ended(outcome)] }
  }
}
