public import FlowModel
import IMLoginFlow

extension Messenger {
  /// How a move is called and told.
  public func text(of move: Move) -> ChoiceText {
    switch move {
    case .launch: ChoiceText(.person, "launch", "open the app")
    case .tapLogIn(let account, false):
      ChoiceText(.person, "log-in-\(account.rawValue)", "log in as \(account.name)")
    case .tapLogIn(let account, true):
      ChoiceText(
        .person, "log-in-\(account.rawValue)-twice",
        "log in as \(account.name), with a double tap")
    case .tapLogOut: ChoiceText(.person, "log-out", "log out")
    case .tapSwitch: ChoiceText(.person, "switch", "switch to another account")
    case .lock, .unlock, .comeToFront, .wake, .reinstall, .renew: storeText(of: move)
    case .kill: ChoiceText(.system, "kill", "iOS ends the app")
    case .networkGoes: ChoiceText(.system, "net-gone", "the network goes away")
    case .networkComes: ChoiceText(.system, "net-back", "the network comes back")
    case .serverGives:
      ChoiceText(.system, "server-ok", "the server gives account and token")
    case .serverFails: ChoiceText(.system, "server-fails", "the server gives nothing")
    case .step, .oddStep, .lateStep, .lateEnd, .loginSucceeds, .loginFails, .autoFails, .kick,
      .takeOver, .echo, .logoutEnds:
      serviceText(of: move)
    }
  }

  private func storeText(of move: Move) -> ChoiceText {
    switch move {
    case .lock(let readsEmpty):
      ChoiceText(
        .person, readsEmpty ? "lock-empty" : "lock",
        (isRunning ? "lock the phone" : "restart the phone, and do not unlock it yet")
          + (readsEmpty ? "; until the unlock what is stored reads as empty" : ""))
    case .unlock: ChoiceText(.person, "unlock", "unlock the phone")
    case .comeToFront(true):
      ChoiceText(.person, "to-front", "come to the app, which can read what is stored by now")
    case .comeToFront(false):
      ChoiceText(.person, "to-front-unread", "come to the app, which still cannot read")
    case .wake:
      ChoiceText(.system, "wake", "iOS launches the app in the background; the phone is locked")
    case .reinstall:
      ChoiceText(
        .person, "reinstall", "delete the app and install it again; the keychain keeps its item")
    default:
      ChoiceText(
        .system, "renew", "another process of the app renews the token; the old one is void")
    }
  }

  private func serviceText(of move: Move) -> ChoiceText {
    switch move {
    case .step(let step):
      ChoiceText(.system, "step-\(Self.id(of: step.rawValue))", "the service: \(step)")
    case .oddStep(let number):
      ChoiceText(
        .system, "odd-\(Self.id(of: number))",
        "out of turn: \(LoginStep(rawValue: number).map { "\($0)" } ?? "a new step")",
        isRare: true)
    case .lateStep:
      ChoiceText(.system, "late-login-ok", "of the session before, late: loginOK")
    case .lateEnd(.kick):
      ChoiceText(.system, "late-kick", "of the session before, late: the server has ended it")
    case .lateEnd(.failure):
      ChoiceText(.system, "late-auto-fails", "of the session before, late: its login has failed")
    case .loginSucceeds: ChoiceText(.system, "login-ok", "the manual login has succeeded")
    case .loginFails(let code):
      ChoiceText(.system, "login-fails-\(code)", "the manual login has failed: \(code)")
    case .autoFails(let code):
      ChoiceText(.system, "auto-fails-\(code)", "the automatic login has failed: \(code)")
    case .kick(let reason):
      ChoiceText(.system, "kick-\(reason.rawValue)", "the server ends the session: \(reason)")
    case .takeOver:
      ChoiceText(.person, "take-over", "log in on another device, while this one is away")
    case .echo: ChoiceText(.system, "echo", "the end is reported once more, in another way")
    case .logoutEnds(true): ChoiceText(.system, "logout-ok", "the server confirms the logout")
    case .logoutEnds(false):
      ChoiceText(.system, "logout-fails", "the server does not confirm the logout")
    case .launch, .tapLogIn, .tapLogOut, .tapSwitch, .lock, .unlock, .comeToFront, .wake,
      .reinstall,
      .renew, .kill, .networkGoes,
      .networkComes, .serverGives, .serverFails:
      text(of: move)
    }
  }

  private static func id(of number: Int) -> String {
    switch LoginStep(rawValue: number) {
    case .linking: "linking"
    case .linkOK: "link-ok"
    case .linkFailed: "link-failed"
    case .logining: "logining"
    case .loginOK: "login-ok"
    case .loginFailed: "login-failed"
    case .syncing: "syncing"
    case .syncOK: "sync-ok"
    case .loseConnection: "lost"
    case .netChanged: "net-changed"
    case .logout: "logout"
    case nil: "unknown"
    }
  }
}
