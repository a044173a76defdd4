public import FlowModel
import GuestFlow

extension GuestWorld {
  /// How a move is called and told.
  public func text(of move: GuestMove) -> ChoiceText {
    let text = words(for: move)
    guard move.isCertain else { return text }
    return ChoiceText(text.by, text.id, text.says, isCertain: true)
  }

  private func words(for move: GuestMove) -> ChoiceText {
    switch move {
    case .launch(let isFresh):
      isFresh
        ? ChoiceText(.person, "launch", "open the app")
        : ChoiceText(.person, "launch-later", "open the app on another day")
    case .tap(let action, let orientation):
      ChoiceText(
        .person, "\(action.rawValue)\(orientation == .landscape ? "-landscape" : "")",
        "tap \(action.rawValue)\(orientation == .landscape ? " in landscape" : "")")
    case .lookAround: ChoiceText(.person, "look-around", "download, read, and fill the cart")
    case .logOut: ChoiceText(.person, "log-out", "log out")
    case .deleteAccount: ChoiceText(.person, "delete-account", "delete the account")
    case .touch(let button): ChoiceText(.person, "panel-\(button.rawValue)", says(button))
    case .rotate: ChoiceText(.person, "rotate", "turn the device")
    case .type(let touch): ChoiceText(.person, "form-\(touch.rawValue)", says(touch))
    case .fillForm: ChoiceText(.person, "form-fill", "fill the form in")
    case .openForm: ChoiceText(.person, "form-open", "open the account form")
    case .guestLogin, .acceptLogin, .refuseLogin, .findConflict, .logoutEnds, .deletionEnds, .lapse,
      .lateLapse, .networkBack, .lookUp, .tellForm:
      accountText(of: move)
    case .actionDone: ChoiceText(.system, "action-done", "the server does it and says so")
    case .actionDoneInSilence:
      ChoiceText(.system, "action-silent", "the server does it; its answer is lost")
    case .actionLost: ChoiceText(.system, "action-lost", "the request is lost")
    case .actionFails: ChoiceText(.system, "action-fails", "the server refuses it")
    case .actionUnauthorised(let lapse):
      ChoiceText(.system, "action-\(lapse.rawValue)", "the server says: \(lapse.rawValue)")
    case .lock(false): ChoiceText(.person, "lock", "lock the device, or restart it")
    case .lock(true):
      ChoiceText(
        .person, "lock-empty",
        "lock the device, or restart it; until the unlock what is stored reads as empty")
    case .unlock: ChoiceText(.person, "unlock", "unlock the device")
    case .prewarm: ChoiceText(.system, "prewarm", "iOS launches the app ahead of time")
    case .jobDone: ChoiceText(.system, "disk", "the disk did it: \(says(job))")
    case .jobFails:
      ChoiceText(.system, "disk-fails", "the disk fails: \(says(job))", isRare: true)
    case .jobDoneThenKill:
      ChoiceText(.system, "disk-kill", "the disk did it, app ends: \(says(job))")
    case .panelMoves:
      panel?.phase == .going
        ? ChoiceText(.system, "panel-gone", "the panel has gone")
        : ChoiceText(.system, "panel-up", "the panel has come up")
    case .formMoves:
      form?.phase == .going
        ? ChoiceText(.system, "form-gone", "the form has gone")
        : ChoiceText(.system, "form-up", "the form has come up")
    case .kill: ChoiceText(.system, "kill", "iOS ends the app")
    }
  }

  private func accountText(of move: GuestMove) -> ChoiceText {
    switch move {
    case .guestLogin(let isGranted):
      isGranted
        ? ChoiceText(.system, "guest-granted", "the server gives a guest identity")
        : ChoiceText(.system, "guest-refused", "no server is reached")
    case .acceptLogin(let user, let hasOwn):
      switch hasOwn {
      case nil where user != ids.record.user ?? Self.accounts[0]:
        ChoiceText(.system, "login-other", "the server accepts the login of another account")
      case nil: ChoiceText(.system, "login-accepted", "the server accepts the login")
      case true?:
        ChoiceText(
          .system, "login-accepted-own", "the server accepts; the account has data on this device")
      case false?:
        ChoiceText(.system, "login-accepted-new", "the server accepts; the account is new here")
      }
    case .refuseLogin(let fault):
      ChoiceText(.system, "login-\(fault.rawValue)", "the login fails: \(fault.rawValue)")
    case .findConflict:
      ChoiceText(.system, "login-conflict", "the account is known and has things of its own")
    case .deletionEnds(let isDone):
      isDone
        ? ChoiceText(.system, "deletion-done", "the server deletes the account")
        : ChoiceText(.system, "deletion-refused", "the server does not delete the account")
    case .logoutEnds: ChoiceText(.system, "logout-over", "the logout is answered, or times out")
    case .lapse(let lapse?):
      ChoiceText(.system, lapse.rawValue, "the app is told: \(lapse.rawValue)")
    case .lateLapse(let lapse):
      ChoiceText(
        .system, "late-\(lapse.rawValue)", "of an earlier session, late: \(lapse.rawValue)")
    case .lapse(nil):
      ChoiceText(.system, "session-over", "the session ends, and the app is not told")
    case .lookUp(let event):
      ChoiceText(.system, "look-up-\(event)", "what was typed is looked up: \(event)")
    case .tellForm(.codeFailed):
      ChoiceText(.system, "code-not-sent", "the code could not be sent")
    case .tellForm(.codeDelayOver):
      ChoiceText(.system, "code-delay", "the seconds are over: another code can be sent")
    case .tellForm(.loginFailed(let fault)):
      ChoiceText(.system, "login-\(fault.rawValue)", "the login fails: \(fault.rawValue)")
    case .tellForm(let event):
      event == .loginConflict
        ? ChoiceText(.system, "login-conflict", "the account has things of its own")
        : ChoiceText(.system, "login-accepted", "the server accepts the login")
    default: ChoiceText(.system, "network-back", "the network is back")
    }
  }

  private func says(_ button: GateButton) -> String {
    "tap \(ShippedGuestWords.button(button))"
  }

  private func says(_ touch: GuestMove.FormTouch) -> String {
    switch touch {
    case .account: "type some of the account"
    case .clearAccount: "clear the account"
    case .focusAccount: "go to the account field"
    case .focusSecret: "go to the password field"
    case .secret: "type the password"
    case .clearSecret: "clear the password"
    case .focusNickname: "go to the nickname field"
    case .nickname: "type a nickname"
    case .clearNickname: "clear the nickname"
    case .reveal: "make the password readable"
    case .conceal: "hide the password again"
    case .sendCode: "tap Send Code"
    case .passCaptcha: "solve the captcha"
    case .submit: "tap Submit"
    case .close: "close the form"
    }
  }

  private func says(_ job: Job?) -> String {
    switch job?.kind {
    case .write(let facts)?: "writing \"\(facts)\""
    case .copy(let item)?, .overwrite(let item)?, .addUp(let item)?:
      "copying the \(item.rawValue)"
    case .verify(let item)?: "reading the \(item.rawValue) back"
    case .drop(let item)?: "deleting the guest's \(item.rawValue)"
    case .leave?: "writing \"user\", without what could not be moved"
    case .erase?: "deleting the user's data"
    case .open(let owner)?: "opening the \(owner.rawValue)'s data"
    case nil: "nothing"
    }
  }

  /// The id of what the person sees.
  public var screen: String {
    guard !isLocked else { return "lock-screen" }
    guard isInUse else { return "home-screen" }
    if form != nil { return "account-form" }
    switch panel?.content {
    case .offer(let action, let reason, _)?: return "panel-\(action.rawValue)-\(reason.rawValue)"
    case .progress?: return "panel-progress"
    case .merge?: return "panel-merge"
    case .stopped?: return "panel-stopped"
    case .unanswered?: return "panel-unanswered"
    case nil: return "page"
    }
  }

  /// What holds now.
  public var facts: [(name: String, value: String)] {
    [
      ("Device", !isLocked ? "unlocked" : readsEmpty ? "locked, and reads as empty" : "locked"),
      ("App", isUnread ? "cannot read what is stored" : isRunning ? "running" : "not running"),
      ("Stored", "\(stored)"),
      ("Session", session.rawValue), ("Kept", kept?.rawValue ?? "nothing"),
      ("Data", dataWords),
    ]
  }

  private var dataWords: String {
    let items = GuestItem.allCases.filter { stores[$0].isGuests }.map(\.rawValue)
    return items.isEmpty ? "all the user's" : "guest has \(items.joined(separator: ", "))"
  }
}
