public import FlowModel
import GuestFlow
import GuestModel

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
    case .touch(.guide):
      ChoiceText(.person, "guide-settings", "touch \"open Settings\" of the guide")
    case .touch(.panel) where app.offer == .retry:
      ChoiceText(.person, "panel-retry", "touch \"try again\" of the panel")
    case .touch(let dialog):
      ChoiceText(.person, "\(dialog.rawValue)-log-in", "touch \"log in\" of the \(dialog.rawValue)")
    case .close(let dialog):
      ChoiceText(.person, "\(dialog.rawValue)-close", "touch \"close\" of the \(dialog.rawValue)")
    case .comeBack: ChoiceText(.person, "come-back", "come back from Settings")
    case .settle(let dialog):
      app.views[dialog] == .coming
        ? ChoiceText(
          .system, "\(dialog.rawValue)-up", "the \(dialog.rawValue) has come up", isCertain: true)
        : ChoiceText(
          .system, "\(dialog.rawValue)-gone", "the \(dialog.rawValue) has gone", isCertain: true)
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
    case .answer(let request, let isGood): text(of: request, isGood)
    }
  }

  private func text(of request: KickedRequest, _ isGood: Bool) -> ChoiceText {
    let (id, says) =
      switch (request, isGood) {
      case (.token(let login), true):
        ("token-\(login.rawValue)", "a token of the \(login.rawValue) login arrives")
      case (.token(let login), false):
        ("token-\(login.rawValue)-fails", "there is no token for the \(login.rawValue) login")
      case (.account, true): ("account-accepts", "the account server accepts the login")
      case (.account, false): ("account-fails", "the account server does not answer")
      case (.service, true): ("service-accepts", "the messaging service accepts the login")
      case (.service, false): ("service-fails", "the messaging service is not reached")
      case (.logout, true): ("logged-out", "the messaging service confirms the logout")
      case (.logout, false): ("logged-out-here", "the logout is not confirmed; it counts here")
      }
    return ChoiceText(.system, id, says)
  }

  /// The id of what a person sees.
  public var screen: String {
    guard isRunning else { return "closed" }
    guard !app.isInSettings else { return "settings" }
    let dialogs = KickedDialog.allCases.filter { app.views[$0] != nil }.map(\.rawValue)
    return ([app.page.rawValue] + dialogs).joined(separator: "-")
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
      ("comment", isKept ? "kept" : nothing),
    ]
  }

  /// An observation in words.
  public static func words(for observation: KickedObservation) -> String { observation.rawValue }
}
