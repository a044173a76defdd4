package import EveryPath

/// What the person types, and what the form says to it at once.
extension FormFlow {
  @RowBuilder func editing(_ entry: Entry) -> Transitions {
    accountRows(entry)
    secretRows(entry)
    if asksNickname { nicknameRows(entry) }
    if kind == .code { codeRows(entry) }
    submitRows(entry)
    answerRows
    On(.closeTapped) { Go(to: .leaving(.closed)) }
    for fault in LoginFault.allCases {
      Ignore(.loginFailed(fault), because: "the form has not asked for a login")
    }
  }

  /// What is not known yet is asked anew, and the buttons follow.
  @StepBuilder package func become(_ entry: Entry) -> Steps {
    Perform(.enableSubmit(isValid(entry)))
    if kind == .code { Perform(.enableCode(entry.account.isWhole && entry.code == .sendable)) }
    if entry.account == .whole { Perform(.lookUp) }
    if entry.account == .new && entry.nickname == .typed { Perform(.lookUpNickname) }
    Go(to: .editing(entry))
  }

  @RowBuilder private func accountRows(_ entry: Entry) -> Transitions {
    switch entry.account {
    case .empty: On(.accountTyped) { become(entry.with(\.account, .part)) }
    case .part: On(.accountTyped) { become(entry.with(\.account, .whole)) }
    case .whole:
      On(.accountKnown) { name(entry.with(\.account, .known)) }
      On(.accountNew) { name(entry.with(\.account, .new)) }
      Ignore(.lookUpFailed, because: "the login itself will tell")
      Ignore(.accountTyped, because: "an account has no more characters")
    case .known, .new:
      Ignore(.accountTyped, because: "an account has no more characters")
    }
    On(.accountFocused) {
      Perform(.focus(.account, keyboard(of: .account)))
      Stay()
    }
    if entry.account != .empty {
      On(.accountCleared) { become(entry.with(\.account, .empty)) }
    }
  }

  @StepBuilder private func name(_ entry: Entry) -> Steps {
    Perform(.nameSubmit(isLogin: entry.account == .known))
    become(entry)
  }

  /// The account's format is looked at when the person goes on to the password.
  @RowBuilder private func secretRows(_ entry: Entry) -> Transitions {
    On(.secretFocused) {
      Perform(.focus(.secret, keyboard(of: .secret)))
      if !entry.account.isWhole { Perform(.showFormat) }
      Stay()
    }
    On(entry.hasSecret ? .secretCleared : .secretTyped) {
      become(entry.with(\.hasSecret, !entry.hasSecret))
    }
    if kind == .password {
      for isShown in [true, false] {
        On(.revealTapped(isShown)) {
          Perform(.reveal(isShown))
          Stay()
        }
      }
    }
  }

  /// That a nickname is taken is said while the person types.
  @RowBuilder private func nicknameRows(_ entry: Entry) -> Transitions {
    if entry.account == .new {
      On(.nicknameFocused) {
        Perform(.focus(.nickname, keyboard(of: .nickname)))
        Stay()
      }
      On(.nicknameTyped) { become(entry.with(\.nickname, .typed)) }
      if entry.nickname == .empty {
        Ignore(.nicknameCleared, because: "there is nothing to clear")
      } else {
        On(.nicknameCleared) { become(entry.with(\.nickname, .empty)) }
      }
      if entry.nickname == .typed {
        On(.nicknameFree) { become(entry.with(\.nickname, .free)) }
        On(.nicknameTaken) {
          Perform(.showTaken)
          become(entry.with(\.nickname, .taken))
        }
      }
    } else {
      Ignore(
        .nicknameFocused, .nicknameTyped, .nicknameCleared,
        because: "only a registration has the field")
    }
  }

  /// A code can be sent again after a while, or at once if it could not be sent.
  @RowBuilder private func codeRows(_ entry: Entry) -> Transitions {
    if entry.code == .counting {
      Ignore(.codeTapped, because: "the button is off while the seconds are counted")
      On(.codeDelayOver) { become(entry.with(\.code, .sendable)) }
      On(.codeFailed) {
        Perform(.showFault(.codeNotSent))
        become(entry.with(\.code, .sendable))
      }
    } else {
      if entry.account.isWhole {
        On(.codeTapped) {
          Perform(.sendCode(codeDelay))
          become(entry.with(\.code, .counting))
        }
      } else {
        Ignore(.codeTapped, because: "the button is off until the account is whole")
      }
      lateCode
    }
  }

  @RowBuilder private var lateCode: Transitions {
    Ignore(.codeDelayOver, .codeFailed, because: "a code can be sent already")
  }

  @RowBuilder private func submitRows(_ entry: Entry) -> Transitions {
    if entry.proof == .wanted {
      On(.captchaPassed) { become(entry.with(\.proof, .once)) }
    } else {
      Ignore(.captchaPassed, because: "nothing was to be proved")
    }
    if isValid(entry) {
      On(.submitTapped) {
        Tell(GuestComponents.identity, .loginAsked)
        Go(to: .sending(entry))
      }
    } else {
      Ignore(.submitTapped, because: "the button is off until every field is valid")
    }
  }

  /// One request at a time; a fault changes nothing that was typed.
  @RowBuilder func sending(_ entry: Entry) -> Transitions {
    Enter { Perform(.showProgress) }
    answerRows
    for fault in LoginFault.allCases {
      On(.loginFailed(fault)) { refused(entry.with(\.proof, entry.proof.after(fault)), fault) }
    }
    On(.closeTapped) {
      Tell(GuestComponents.identity, .loginCancelled)
      Go(to: .leaving(.closed))
    }
    if entry.code == .counting {
      for event in [Event.codeDelayOver, .codeFailed] {
        On(event) { Go(to: .sending(entry.with(\.code, .sendable))) }
      }
    } else if kind == .code {
      lateCode
    }
    Ignore(.submitTapped, because: "a request is open")
    Ignore(
      .accountTyped, .accountCleared, .accountFocused, .secretFocused, .secretTyped,
      .secretCleared, .nicknameTyped, .nicknameCleared, .nicknameFocused, .revealTapped(true),
      .revealTapped(false), .codeTapped, .captchaPassed, because: "the fields are off")
  }

  @StepBuilder private func refused(_ entry: Entry, _ fault: LoginFault) -> Steps {
    Perform(.showFault(fault))
    if entry.proof == .wanted { Perform(.showCaptcha) }
    become(entry)
  }

  /// A login that is accepted ends the form, whatever asked for it.
  @RowBuilder private var answerRows: Transitions {
    On(.loginAccepted) { Go(to: .leaving(.accepted)) }
    On(.loginConflict) { Go(to: .leaving(.conflict)) }
  }
}
