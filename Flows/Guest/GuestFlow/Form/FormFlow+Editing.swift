public import EveryPath

/// What the person types, and what the form says to it at once.
extension FormFlow {
  @RowBuilder func editing(_ account: Account, _ hasSecret: Bool) -> Transitions {
    accountRows(account, hasSecret)
    secretRows(account, hasSecret)
    On(.closeTapped) { Go(to: .leaving(.closed)) }
    answerRows
    for fault in LoginFault.allCases {
      Ignore(.loginFailed(fault), because: "the form has not asked for a login")
    }
    if account.isWhole && hasSecret {
      On(.submitTapped) {
        Tell(GuestComponents.identity, .loginAsked)
        Go(to: .sending(account))
      }
    } else {
      Ignore(.submitTapped, because: "the button is off until every field is valid")
    }
  }

  @RowBuilder private func accountRows(_ account: Account, _ hasSecret: Bool) -> Transitions {
    switch account {
    case .empty: On(.accountTyped) { Go(to: .editing(.part, hasSecret: hasSecret)) }
    case .part:
      On(.accountTyped) {
        Perform(.enableSubmit(hasSecret))
        Perform(.lookUp)
        Go(to: .editing(.whole, hasSecret: hasSecret))
      }
    case .whole:
      On(.accountKnown) { name(.known, hasSecret) }
      On(.accountNew) { name(.new, hasSecret) }
      Ignore(.lookUpFailed, because: "the login itself will tell")
      Ignore(.accountTyped, because: "an account has no more characters")
    case .known, .new:
      Ignore(.accountTyped, because: "an account has no more characters")
    }
    On(.accountFocused) {
      Perform(.focus(.account)); Stay()
    }
    if account != .empty {
      On(.accountCleared) {
        Perform(.enableSubmit(false))
        Go(to: .editing(.empty, hasSecret: hasSecret))
      }
    }
  }

  /// The account's format is looked at when the person goes on to the password.
  @RowBuilder private func secretRows(_ account: Account, _ hasSecret: Bool) -> Transitions {
    On(.secretFocused) {
      Perform(.focus(.secret))
      if !account.isWhole { Perform(.showFormat) }
      Stay()
    }
    if hasSecret {
      On(.secretCleared) {
        Perform(.enableSubmit(false))
        if account == .whole { Perform(.lookUp) }
        Go(to: .editing(account, hasSecret: false))
      }
    } else {
      On(.secretTyped) {
        Perform(.enableSubmit(account.isWhole))
        if account == .whole { Perform(.lookUp) }
        Go(to: .editing(account, hasSecret: true))
      }
    }
  }

  /// One request at a time; a fault changes nothing that was typed.
  @RowBuilder func sending(_ account: Account) -> Transitions {
    Enter { Perform(.showProgress) }
    answerRows
    for fault in LoginFault.allCases {
      On(.loginFailed(fault)) {
        Perform(.showFault(fault))
        if account == .whole { Perform(.lookUp) }
        Go(to: .editing(account, hasSecret: true))
      }
    }
    On(.closeTapped) {
      Tell(GuestComponents.identity, .loginCancelled)
      Go(to: .leaving(.closed))
    }
    Ignore(.submitTapped, because: "a request is open")
    Ignore(
      .accountTyped, .accountCleared, .accountFocused, .secretFocused, .secretTyped,
      .secretCleared, because: "the fields are off")
  }

  /// A login that is accepted ends the form, whatever asked for it.
  @RowBuilder private var answerRows: Transitions {
    On(.loginAccepted) { Go(to: .leaving(.accepted)) }
    On(.loginConflict) { Go(to: .leaving(.conflict)) }
  }

  @StepBuilder private func name(_ account: Account, _ hasSecret: Bool) -> Steps {
    Perform(.nameSubmit(isLogin: account == .known))
    Go(to: .editing(account, hasSecret: hasSecret))
  }

  /// The events with which an effect can be answered.
  public func answers(to effect: Effect) -> [Event] { effect.answers }

  /// A form is not gone on with.
  public func resume(from state: State) -> Resumption<State, Outcome> { .drop(.closed) }

  /// A form that is given up is closed.
  public func abandoned(_ reason: Abandonment) -> Outcome { .closed }

  /// Who causes an event.
  public func role(of event: Event) -> EventRole {
    switch event {
    case .accountTyped, .accountCleared, .accountFocused, .secretFocused, .secretTyped,
      .secretCleared, .submitTapped, .closeTapped:
      .person
    case .formShown, .accountKnown, .accountNew, .lookUpFailed, .formClosed, .loginAccepted,
      .loginConflict, .loginFailed:
      .system
    }
  }

  /// The id of a state.
  public func name(of state: State) -> String {
    switch state {
    case .opening: "opening"
    case .editing(let account, let hasSecret):
      "editing(\(account.rawValue).\(hasSecret ? "secret" : "noSecret"))"
    case .sending(let account): "sending(\(account.rawValue))"
    case .leaving(let outcome): "leaving(\(outcome.rawValue))"
    case .ended(let outcome): "ended(\(outcome.rawValue))"
    }
  }
}

extension FormFlow.Effect {
  /// The events with which the effect can be answered.
  public var answers: [FormFlow.Event] {
    switch self {
    case .openForm: [.formShown]
    case .lookUp: [.accountKnown, .accountNew, .lookUpFailed]
    case .closeForm: [.formClosed]
    case .focus, .showFormat, .nameSubmit, .enableSubmit, .showProgress, .showFault: []
    }
  }
}
