public import FlowModel
import WidgetFlow

extension WidgetPhone {
  /// How a move is called and told.
  public func text(of move: Move) -> ChoiceText {
    switch move {
    case .launch: ChoiceText(.person, "launch", "open the app")
    case .tapWidget: ChoiceText(.person, "tap-widget", "tap the widget")
    case .lookAtGallery: ChoiceText(.person, "gallery", "look at the widget in the gallery")
    case .logIn(let owner):
      ChoiceText(.person, "log-in-\(owner.rawValue)", "log in as \(owner.name)")
    case .logOut: ChoiceText(.person, "log-out", "log out")
    case .change: ChoiceText(.person, "change", "log in with the other account")
    case .choosePage: ChoiceText(.person, "page", "go to the widget's page")
    case .leavePage: ChoiceText(.person, "page-left", "leave the widget's page")
    case .harvest: ChoiceText(.person, "harvest", "collect what the widget shows")
    case .lock(false): ChoiceText(.person, "lock", "lock the phone, or restart it")
    case .lock(true):
      ChoiceText(
        .person, "lock-empty",
        "lock the phone, or restart it; until the unlock what is stored reads as empty")
    case .unlock: ChoiceText(.person, "unlock", "unlock the phone")
    case .prewarm: ChoiceText(.system, "prewarm", "iOS launches the app ahead of time")
    case .killApp: ChoiceText(.system, "kill-app", "iOS ends the app")
    case .killExtension: ChoiceText(.system, "kill-widget", "iOS ends the widget's extension")
    // Documented: UIKit hands the address to the scene that it opens for it.
    case .deliverTap:
      ChoiceText(.system, "tap-told", "the app is told of the tap", isCertain: true)
    case .askForTimeline: ChoiceText(.system, "timeline", "WidgetKit asks for an entry")
    case .comeBack:
      ChoiceText(.time, "refresh", "time to refresh: WidgetKit asks for an entry")
    case .ignoreReload:
      ChoiceText(
        .system, "reload-ignored", "WidgetKit ignores the reload, as when it costs too much")
    case .dataEnd:
      ChoiceText(.time, "data-end", "the time of the data is over: the widget drops them")
    case .tokenArrives: ChoiceText(.system, "token", "the server gives a token")
    case .tokenFails: ChoiceText(.system, "no-token", "the server gives no token")
    case .lateTokenArrives:
      ChoiceText(.system, "late-token", "a token arrives that is no longer waited for")
    case .lateTokenVanishes:
      ChoiceText(.system, "late-token-lost", "a token that is no longer waited for never arrives")
    case .tokenExpires: ChoiceText(.system, "expires", "the token expires")
    case .answerWidget(let answer):
      ChoiceText(.system, "widget-\(answer.rawValue)", "the server answers: \(answer.rawValue)")
    }
  }

  /// The id of what a person sees.
  public var screen: String {
    let page =
      isLocked
      ? "lock-screen" : !isRunning || isUnread ? "home-screen" : pages > 0 ? "page" : "app"
    let owner = shown.owner.map { "-\($0.rawValue)" } ?? ""
    return "\(page)+\(shown.entry.rawValue)\(owner)"
  }

  /// What holds now, in facts a person can read.
  public var facts: [(name: String, value: String)] {
    let data = shown.owner.map { " of \($0.name)" } ?? ""
    let token =
      shared.map { "\($0.owner.name)'s\($0.isValid ? "" : ", expired")" } ?? "none"
    let asked = making.map { ", making a \($0.rawValue)" } ?? ""
    return [
      ("phone", !isLocked ? "unlocked" : readsEmpty ? "locked, and reads as empty" : "locked"),
      ("app", appFact),
      ("widget", "\(shown.entry.rawValue)\(data)\(reloadFact)"),
      ("account", account?.name ?? "nobody"),
      ("token", isReloadNoted ? token : "\(token), no reload noted"),
      ("extension", isExtensionRunning ? "running\(asked)" : "not running"),
    ]
  }

  private var reloadFact: String {
    awaitsReload ? ", a reload is due" : isReloadIgnored ? ", a reload was ignored" : ""
  }

  private var appFact: String {
    guard isRunning else { return "not running" }
    guard !isUnread else { return "running, and cannot read what is stored" }
    return pages > 0 ? "the widget's page" : "another page"
  }

  /// What an observation says, in words.
  public static func words(for observation: Observation) -> String {
    switch observation {
    case .tapped: "the widget is tapped"
    case .tapTold: "the app hears of the tap"
    case .tracked: "the tap is counted"
    case .opened: "the page is opened"
    case .revealed: "the page comes to the front"
    case .pageChosen: "the person goes to the page"
    case .harvested: "the person collects"
    case .unlockTold: "the app hears that it can read what is stored"
    case .loginTold: "the app hears of a login"
    case .logoutTold: "the app hears that the person logs out"
    case .changeTold: "the app hears of a login with another account"
    case .began: "a session is stored"
    case .ended: "the session is removed"
    case .tokenAsked: "the app asks for a token"
    case .tokenAskedForNobody: "the app asks for a token while nobody is logged in"
    case .gaveUp: "the app stops asking for a token"
    case .tokenCame: "the token arrives"
    case .lateToken: "a token arrives late"
    case .wrote(let token, let isNew):
      "\(token.owner.name)'s token is stored\(isNew ? "" : ", the same as before")"
    case .deleted: "the token is removed"
    case .revoked: "the server is told that the token is not needed"
    case .extensionWrote: "the extension writes to the shared store"
    case .reloadAsked: "a reload is asked for"
    case .asked(let request): "a \(request.rawValue) is wanted"
    case .served(let request): "the server is asked for the \(request.rawValue)"
    case .servedWithoutToken: "the server is asked without a token"
    case .answered(_, let answer): "the server answers: \(answer.rawValue)"
    case .completed(let request, let entry): "the \(request.rawValue) is made: \(entry.rawValue)"
    case .handedOver(let owner): "the widget gets \(owner.name)'s data"
    }
  }
}

extension Owner {
  /// The account's name, as it is told.
  var name: String {
    switch self {
    case .anna: "Anna"
    case .bert: "Bert"
    }
  }
}
