public import FlowModel
import GuestFlow
import GuestModel

extension KickedWorld {
  /// The id of a move, and its words.
  public func text(of move: KickedMove) -> ChoiceText {
    let (by, id, says) = words(of: move)
    if case .settle = move { return ChoiceText(by, id, says, isCertain: true) }
    return ChoiceText(by, id, says)
  }

  private func words(of move: KickedMove) -> (Cause, String, String) {
    switch move {
    case .launch: (.person, "launch", "open the app")
    case .open: (.system, "open", "the first page opens")
    case .openLocked: (.system, "open-locked", "the messenger cannot read its credentials yet")
    case .unlock: (.person, "unlock", "unlock the phone")
    case .kill: (.system, "kill", "iOS ends the app")
    case .scan: (.person, "scan", "scan something")
    case .comment: (.person, "comment", "send a comment")
    case .logIn: (.person, "log-in", "log in on the login page")
    case .touch(.guide): (.person, "guide-settings", "touch \"open Settings\" of the guide")
    case .touch(.panel) where app.offer == .retry:
      (.person, "panel-retry", "touch \"try again\" of the panel")
    case .touch(let dialog): (.person, "\(dialog)-log-in", "touch \"log in\" of the \(dialog)")
    case .close(let dialog): (.person, "\(dialog)-close", "touch \"close\" of the \(dialog)")
    case .comeBack: (.person, "come-back", "come back from Settings")
    case .settle(let dialog) where app.views[dialog] == .coming:
      (.system, "\(dialog)-up", "the \(dialog) has come up")
    case .settle(let dialog): (.system, "\(dialog)-gone", "the \(dialog) has gone")
    case .campaign: (.system, "campaign", "a campaign arrives")
    case .kick: (.system, "kick", "the account is logged in elsewhere")
    case .tellKick: (.system, "kick-told", "the server says: the login has ended")
    case .lateKick: (.system, "late-kick", "the server says once more: the first login has ended")
    case .commentServed: (.system, "comment-served", "the server does the comment")
    case .commentRefused:
      (.system, "comment-refused", "the server refuses the comment: logged in elsewhere")
    case .commentAnswered:
      (.system, "comment-answered", "the server's answer to the comment arrives")
    case .commentLost: (.system, "comment-lost", "the comment, or its answer, is lost")
    case .answer(.token(let login), isGood: true):
      (.system, "token-\(login)", "a token of the \(login) login arrives")
    case .answer(.token(let login), isGood: false):
      (.system, "token-\(login)-fails", "there is no token for the \(login) login")
    case .answer(.account, isGood: true):
      (.system, "account-accepts", "the account server accepts the login")
    case .answer(.account, isGood: false):
      (.system, "account-fails", "the account server does not answer")
    case .answer(.service, isGood: true):
      (.system, "service-accepts", "the messaging service accepts the login")
    case .answer(.service, isGood: false):
      (.system, "service-fails", "the messaging service is not reached")
    case .answer(.logout, isGood: true):
      (.system, "logged-out", "the messaging service confirms the logout")
    case .answer(.logout, isGood: false):
      (.system, "logged-out-here", "the logout is not confirmed; it counts here")
    }
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
