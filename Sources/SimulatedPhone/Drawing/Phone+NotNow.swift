public import FlowModel
import PermissionFacts

extension Phone {
  /// What a person may expect to be possible, and why it is not.
  public var notNow: [ClosedChoice] {
    switch front {
    case .lock:
      [closed(text(of: .tapEntry), "the phone is locked")]
    case .home:
      isRunning
        ? [
          closed(text(of: .tapEntry), "the app is not in front"),
          closed(text(of: .launch(isFresh: true)), "it is running: go back to it"),
        ]
        : [
          closed(text(of: .returnToApp), "it is not running: open it"),
          closed(text(of: .tapEntry), "the app is not running"),
        ]
    // A row may be elsewhere in Settings, or be set to what another one is.
    case .settings: canSwitchOn ? notInSettings.filter { $0.text.id != "switch-on" } : notInSettings
    case .app: notInApp
    }
  }

  private func closed(_ text: ChoiceText, _ reason: String) -> ClosedChoice {
    ClosedChoice(text, because: reason)
  }

  private var notInSettings: [ClosedChoice] {
    let noun = wording.noun
    guard !service.hasRow else {
      let isOn = service.answer != .denied
      let text = ChoiceText(
        .person, isOn ? "switch-on" : "switch-off", "switch \(noun) \(isOn ? "on" : "off")")
      return service.rules.settings.count == 2
        ? [closed(text, "it is \(isOn ? "on" : "off") already")] : []
    }
    let reason =
      if service.isSwitchedOff == true {
        "\(service.rules.globalSwitch.rawValue) is off for all apps"
      } else if !service.rules.hasRow {
        "it has no row on the app's page in Settings"
      } else if service.answer == nil || service.answer == .notDetermined {
        "the app has not asked yet, so Settings has no row for it"
      } else {
        "Screen Time or a profile forbids \(noun), so its row cannot be used"
      }
    return [closed(ChoiceText(.person, "switch-on", "switch \(noun) on"), reason)]
  }

  private var canSwitchOn: Bool {
    var moves: [Move] = []
    offer(&moves)
    return moves.contains { text(of: $0).id == "switch-on" }
  }

  private var notInApp: [ClosedChoice] {
    if promptOnScreen != nil {
      return covered(by: "the alert")
        + [
          closed(
            text(of: .tapButton(.openSettings, isDouble: false)),
            hasOrdinaryPrompt
              ? "the system's alert has only Allow and Don't Allow"
              : "the system's alert has no such button")
        ]
    }
    guard scene == .active else { return under("the app is not active yet") + notAsked }
    if let shown = interface.shown { return covered(by: "the dialog") + missing(on: shown) }
    return inMotion + notAsked
  }

  private var hasOrdinaryPrompt: Bool {
    promptOnScreen.map { self[$0].choices.map(\.name) == [.allow, .deny] } ?? false
  }

  private func covered(by cover: String) -> [ClosedChoice] { under("\(cover) covers the page") }

  /// What the page under something would offer.
  private func under(_ reason: String) -> [ClosedChoice] {
    guard interface.page == .shown else {
      return interface.page == .none ? [closed(text(of: .tapEntry), reason)] : []
    }
    var moves: [Move] = [.tapBack, .beginSwipe]
    if case .message = interface.content { moves.append(.tapMessageButton(.cancel)) }
    return moves.map { closed(text(of: $0), reason) }
  }

  private func missing(on shown: Interface.Shown) -> [ClosedChoice] {
    func settings(_ reason: String) -> ClosedChoice {
      closed(text(of: .tapButton(.openSettings, isDouble: false)), reason)
    }
    switch (shown.phase, shown.dialog.kind) {
    case (.presented, .guide): return []
    case (.presented, .notice):
      return [
        settings(
          shown.dialog.reason == .restricted
            ? "nothing in this app's Settings lifts a restriction" : "Settings would not help here")
      ]
    case (.presented, .primer):
      return [
        closed(
          text(of: .tapButton(.cancel, isDouble: false)),
          "a primer has one way on: to the system's question")
      ]
    case (.presenting, _), (.dismissing, _):
      let isComing = shown.phase == .presenting
      let reason = isComing ? "the dialog is still coming up" : "the dialog is closing"
      return shown.dialog.buttons.map { closed(text(of: .tapButton($0, isDouble: false)), reason) }
    }
  }

  private var inMotion: [ClosedChoice] {
    switch interface.page {
    case .none, .shown: []
    case .pushing: [closed(text(of: .tapBack), "the page is still coming in")]
    case .popping:
      [
        closed(text(of: .tapEntry), "the page is still going out"),
        closed(text(of: .tapBack), "the page is on its way out already"),
      ]
    case .swiping: [closed(text(of: .tapBack), "a finger drags the page")]
    }
  }

  /// Why the system's alert is not there.
  private var notAsked: [ClosedChoice] {
    let name = service.rules.answers.first?.name ?? .allow
    let allow = text(of: .answerPrompt(name))
    if service.prompt == .queued { return [closed(allow, "iOS has not shown its alert yet")] }
    if service.isRestricted == true { return [closed(allow, "iOS does not ask while restricted")] }
    switch service.answer {
    case .denied?: return [closed(allow, "iOS asks only once: it was refused")]
    case .notDetermined?, nil: return []
    default: return [closed(allow, "it is allowed already")]
    }
  }
}
