public import EveryPath

/// How a form meets its driver, and its end.
extension FormFlow {
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
      .secretCleared, .nicknameTyped, .nicknameCleared, .nicknameFocused, .revealTapped,
      .codeTapped, .captchaPassed, .submitTapped, .closeTapped:
      .person
    case .formShown, .accountKnown, .accountNew, .lookUpFailed, .nicknameTaken, .nicknameFree,
      .codeFailed, .codeDelayOver, .formClosed, .loginAccepted, .loginConflict, .loginFailed:
      .system
    }
  }

  /// The id of a state.
  public func name(of state: State) -> String {
    switch state {
    case .opening: "opening"
    case .editing(let entry): "editing(\(id(of: entry)))"
    case .sending(let entry): "sending(\(id(of: entry)))"
    case .leaving(let outcome): "leaving(\(outcome.rawValue))"
    case .ended(let outcome): "ended(\(outcome.rawValue))"
    }
  }

  private func id(of entry: Entry) -> String {
    var parts = [entry.account.rawValue, entry.hasSecret ? "secret" : "noSecret"]
    if asksNickname { parts.append("nickname-\(entry.nickname.rawValue)") }
    if kind == .code { parts.append(entry.code.rawValue) }
    if entry.proof != .unasked { parts.append("proof-\(entry.proof.rawValue)") }
    return parts.joined(separator: ".")
  }
}

extension FormFlow.Effect {
  /// The events with which the effect can be answered.
  public var answers: [FormFlow.Event] {
    switch self {
    case .openForm: [.formShown]
    case .lookUp: [.accountKnown, .accountNew, .lookUpFailed]
    case .lookUpNickname: [.nicknameTaken, .nicknameFree]
    case .closeForm: [.formClosed]
    case .focus, .showFormat, .nameSubmit, .showTaken, .reveal, .sendCode, .enableCode,
      .showCaptcha, .keepLogin, .enableSubmit, .showProgress, .showFault:
      []
    }
  }
}
