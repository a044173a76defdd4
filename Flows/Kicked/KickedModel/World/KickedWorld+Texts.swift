public import FlowModel

extension KickedWorld {
  /// How a move is called and told.
  public func text(of move: KickedMove) -> ChoiceText {
    switch move {
    case .launch: ChoiceText(.person, "launch", "open the app")
    case .open: ChoiceText(.system, "open", "the first page opens")
    case .openLocked:
      ChoiceText(.system, "open-locked", "the messenger cannot read its credentials yet")
    case .unlock: ChoiceText(.person, "unlock", "unlock the phone")
    case .kill: ChoiceText(.system, "kill", "iOS ends the app")
    case .scan: ChoiceText(.person, "scan", "scan something")
    case .comment: ChoiceText(.person, "comment", "send a comment")
    case .logIn: ChoiceText(.person, "log-in", "log in on the login page")
    case .touch(let dialog, let button):
      ChoiceText(
        .person, "\(dialog.rawValue)-\(button.rawValue)",
        "touch \(words(button)) of the \(dialog.rawValue)")
    case .comeBack: ChoiceText(.person, "come-back", "come back from Settings")
    case .settle(let dialog):
      view(dialog) == .entering
        ? ChoiceText(
          .system, "\(dialog.rawValue)-up", "the \(dialog.rawValue) has come up", isCertain: true)
        : ChoiceText(
          .system, "\(dialog.rawValue)-gone", "the \(dialog.rawValue) has gone", isCertain: true)
    case .campaign, .kick, .tellKick, .lateKick, .commentServed, .commentRefused, .commentAnswered,
      .commentLost, .token, .account, .service, .loggedOut:
      serverText(of: move)
    }
  }

  private func words(_ button: KickedButton) -> String {
    switch button {
    case .close: "\"close\""
    case .settings: "\"open Settings\""
    case .logIn: "\"log in\""
    case .retry: "\"try again\""
    }
  }

  private func serverText(of move: KickedMove) -> ChoiceText {
    switch move {
    case .campaign: ChoiceText(.system, "campaign", "a campaign arrives")
    case .kick: ChoiceText(.system, "kick", "the account is logged in elsewhere")
    case .tellKick: ChoiceText(.system, "kick-told", "the server says: the login has ended")
    case .lateKick:
      ChoiceText(.system, "late-kick", "the server says once more: the first login has ended")
    case .commentServed: ChoiceText(.system, "comment-served", "the server does the comment")
    case .commentRefused:
      ChoiceText(.system, "comment-refused", "the server refuses the comment: logged in elsewhere")
    case .commentAnswered:
      ChoiceText(.system, "comment-answered", "the server's answer to the comment arrives")
    case .commentLost: ChoiceText(.system, "comment-lost", "the comment, or its answer, is lost")
    case .token(let login, let hasArrived):
      hasArrived
        ? ChoiceText(
          .system, "token-\(login.rawValue)", "a token of the \(login.rawValue) login arrives")
        : ChoiceText(
          .system, "token-\(login.rawValue)-fails",
          "there is no token for the \(login.rawValue) login")
    case .account(let isAccepted):
      isAccepted
        ? ChoiceText(.system, "account-accepts", "the account server accepts the login")
        : ChoiceText(.system, "account-fails", "the account server does not answer")
    case .service(let isAccepted):
      isAccepted
        ? ChoiceText(.system, "service-accepts", "the messaging service accepts the login")
        : ChoiceText(.system, "service-fails", "the messaging service is not reached")
    case .loggedOut(let isConfirmed):
      isConfirmed
        ? ChoiceText(.system, "logged-out", "the messaging service confirms the logout")
        : ChoiceText(.system, "logged-out-here", "the logout is not confirmed; it counts here")
    default: ChoiceText(.system, "other", "something else")
    }
  }

  /// The id of what a person sees.
  public var screen: String {
    guard isRunning else { return "closed" }
    guard front == .app else { return "settings" }
    let dialogs = KickedDialog.allCases.filter { view($0) != .none }.map(\.rawValue)
    return ([page.rawValue] + dialogs).joined(separator: "-")
  }

  /// What holds now.
  public var facts: [(name: String, value: String)] {
    let nothing = "none"
    return [
      ("user", "\(stored), \(holder.rawValue) login"),
      ("messenger", credentials?.rawValue ?? nothing),
      ("shared token", shared?.rawValue ?? nothing),
      ("widget shows", widget?.rawValue ?? nothing),
      ("kick", "\(kick)"),
      ("comment", isServed ? "served" : isKept ? "kept" : nothing),
    ]
  }

  /// An observation in words.
  public static func words(for observation: KickedObservation) -> String {
    switch observation {
    case .lateKickTold: "the app hears of the end of the first login under the next"
    case .kickTold: "the app learns that its login has ended"
    case .done(let deed, let login): "\(deed.rawValue), in the name of the \(login.rawValue) login"
    case .wished: "a comment is wanted"
    case .served: "the server does the comment"
    case .commentTold: "the app is told that its comment was done"
    case .logInTapped: "the person logs in on the login page"
    case .loginAccepted: "the account server accepts the login"
    case .loginRefused: "the account server does not answer"
    case .serviceTold(let isAccepted):
      isAccepted ? "the messenger is told that it is in" : "the messenger is told that it is not in"
    case .presented(let dialog): "the \(dialog.rawValue) comes up"
    case .swept(let dialog): "the \(dialog.rawValue) is swept away"
    case .noticeAdded: "the scheduler is given the notice"
    case .touched(let dialog, let button): "\(button.rawValue) of the \(dialog.rawValue)"
    case .settingsOpened: "Settings opens"
    case .hazard(let hazard): hazard.rawValue
    }
  }
}
