public import FlowModel

extension Phone {
  /// The id of a move, and its words.
  public func text(of move: Move) -> ChoiceText {
    let text = words(for: move)
    guard move.isRare || move.isCertain else { return text }
    return ChoiceText(
      text.by, text.id, text.says, isRare: move.isRare, isCertain: move.isCertain)
  }

  private func words(for move: Move) -> ChoiceText {
    switch move {
    case .tapEntry: ChoiceText(.person, wording.entryID, "tap \(wording.entry)")
    case .tapButton(let button, let isDouble):
      isDouble
        ? ChoiceText(.person, "\(slug(button))-twice", "tap \(button.title) twice")
        : ChoiceText(.person, slug(button), "tap \(button.title)")
    case .tapMessageButton(let button):
      ChoiceText(.person, "page-\(slug(button))", "tap \(button.title) on the page")
    case .tapBack: ChoiceText(.person, "back", "tap Back")
    case .beginSwipe: ChoiceText(.person, "swipe", "begin to swipe the page away")
    case .cancelSwipe: ChoiceText(.person, "swipe-cancel", "let the page snap back")
    case .finishSwipe: ChoiceText(.person, "swipe-finish", "swipe the page away")
    case .about(let slot, let move): text(of: move, at: slot)
    case .goHome(let unanswered): leaving("home", "go Home", unanswered)
    case .lockPhone(let unanswered):
      leaving("lock", unanswered == nil ? "lock the phone" : "lock it", unanswered)
    case .unlock: ChoiceText(.person, "unlock", "unlock the phone")
    case .openSettingsThemselves: ChoiceText(.person, "settings", "open Settings from Home")
    case .returnToApp:
      isBesideSettings
        ? ChoiceText(.person, "touch-app", "touch the app beside Settings")
        : ChoiceText(.person, "return", "go back to the app")
    case .launch(let isFresh):
      isFresh
        ? ChoiceText(.person, "launch", "open the app")
        : ChoiceText(.person, "launch-later", "open the app on another day")
    case .forceQuit: ChoiceText(.person, "force-quit", "force the app to quit")
    case .resetPrivacy:
      ChoiceText(.person, "reset-privacy", "reset Location & Privacy")
    case .becomeActive: ChoiceText(.system, "active", "the app becomes active")
    case .becomeReady: ChoiceText(.system, "ready", "the app is ready to ask")
    case .pageTransitionEnds:
      interface.page == .pushing
        ? ChoiceText(.system, "page-in", "the page has come in")
        : ChoiceText(.system, "page-out", "the page has gone")
    case .dialogAppears: ChoiceText(.system, "dialog-up", "the dialog has come up")
    case .dialogGoes: ChoiceText(.system, "dialog-gone", "the dialog has gone")
    case .carrierCloses:
      ChoiceText(.system, "carrier-closes", "what carries the dialog closes")
    case .settingsOpens: ChoiceText(.system, "settings-open", "Settings opens")
    case .settingsOpensBeside:
      ChoiceText(.system, "settings-beside", "Settings opens beside the app, which stays active")
    case .settingsFails: ChoiceText(.system, "settings-fail", "Settings does not open")
    case .sessionStarts: ChoiceText(.system, "picture", "the camera's picture appears")
    case .sessionFails(let fault):
      ChoiceText(
        .system, "camera-\(fault.rawValue)", words(for: fault))
    case .sessionStaysBlack: ChoiceText(.system, "no-picture", "no picture comes")
    case .pictureStops: ChoiceText(.system, "picture-lost", "the picture is found to be lost")
    case .interruptionBegins: ChoiceText(.system, "interrupt", "a call takes the camera")
    case .interruptionEnds: ChoiceText(.system, "interrupt-end", "the camera is free again")
    case .killApp: ChoiceText(.system, "kill", "iOS ends the app")
    case .cover: ChoiceText(.person, "control-center", "pull Control Center over the app")
    case .launchInBackground:
      ChoiceText(.system, "launch-background", "iOS starts the app in the background")
    }
  }

  private func words(for fault: Capture.Fault) -> String {
    switch fault {
    case .busy: "another app holds the camera"
    case .beside: "another app beside it keeps the camera from this one"
    case .failed: "the camera fails"
    }
  }

  private func slug(_ button: Button) -> String {
    switch button {
    case .openSettings: "open-settings"
    case .alternative: "by-hand"
    case .cancel: "not-now"
    case .proceed: "continue"
    case .retry: "retry"
    }
  }

  private func leaving(
    _ id: String, _ says: String, _ unanswered: Move.Unanswered?
  ) -> ChoiceText {
    switch unanswered {
    case nil: ChoiceText(.person, id, says)
    case .toldNo?:
      ChoiceText(.person, "\(id)-told-no", "\(says); the alert goes, app told no")
    case .neverTold?:
      ChoiceText(.person, "\(id)-never-told", "\(says); the alert goes, never told")
    case .waits?: ChoiceText(.person, "\(id)-waits", "\(says); the alert waits")
    case .countsAsNo?:
      ChoiceText(.person, "\(id)-counts-as-no", "\(says); iOS counts it as a refusal")
    }
  }

  /// What an observation says, in words; with several permissions it names the one it is about.
  public func words(of observation: Observation) -> String {
    let words = Self.words(for: observation)
    guard case .about(let slot, _) = observation, slots.count > 1 else { return words }
    return "\(words) (\(self[slot].wording.noun))"
  }

  /// What an observation says, in words.
  public static func words(for observation: Observation) -> String {
    switch observation {
    case .hazard(let hazard): hazard.says
    case .about(_, let observation): words(for: observation)
    case .dialogOrdered(let dialog): "the app ordered the \(dialog.kind.rawValue)"
    case .dialogShown(let dialog): "the \(dialog.kind.rawValue) came up"
    case .dialogSwept: "the dialog went untouched"
    case .touched(let button): "the person tapped \(button.title)"
    case .settingsOrdered: "the app ordered Settings"
    case .settingsOpened: "Settings opened"
    case .pageOrdered: "the app ordered its page"
    case .entered: "the person asked for the feature"
    case .sessionOrdered: "the app started the camera"
    case .pictureShown: "the picture appeared"
    case .becameActive: "the app became active"
    case .cameBack: "the person came back"
    case .cameBackFromErrand: "the person came back from Settings"
    case .interruptionEnded: "the interruption ended"
    case .swipeCancelled: "the person let the page snap back"
    case .launched: "the person opened the app"
    case .launchedInBackground: "iOS started the app in the background"
    }
  }
}

extension Phone {
  /// Whether the person looks at a page with nothing on it: no picture, no message, nothing over
  /// it, and nothing on its way.
  public var isPageBlack: Bool {
    isRunning && front == .app && interface.page == .shown && interface.content == .blank
      && capture.session != .picture && capture.session != .starting
      && interface.shown == nil && slots.allSatisfy { self[$0].prompt == .none }
  }

  /// The id of what the person sees.
  public var screen: String {
    switch front {
    case .home: return "home-screen"
    case .settings: return "settings"
    case .lock: return "lock-screen"
    case .app: break
    }
    if promptOnScreen != nil { return "system-alert" }
    if let shown = interface.shown {
      return "\(shown.dialog.kind.rawValue)-\(shown.dialog.reason.rawValue)"
    }
    guard interface.page != .none else { return "app-home" }
    if case .message(let reason) = interface.content { return "page-\(reason.rawValue)" }
    if capture.session == .picture { return "camera-page" }
    return isPageBlack && !isBusy ? "black-page" : "empty-page"
  }
}
