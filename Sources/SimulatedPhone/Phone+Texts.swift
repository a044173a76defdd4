public import FlowModel

extension Phone {
  /// How a move is called and told.
  public func text(of move: Move) -> ChoiceText {
    switch move {
    case .tapEntry: ChoiceText(.person, "scan", "tap Scan")
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
    case .answerPrompt(let isAllowed):
      isAllowed
        ? ChoiceText(.person, "allow", "tap Allow")
        : ChoiceText(.person, "deny", "tap Don't Allow")
    case .goHome(let unanswered): leaving("home", "go Home", unanswered)
    case .lockPhone(let unanswered):
      leaving("lock", unanswered == nil ? "lock the phone" : "lock it", unanswered)
    case .unlock: ChoiceText(.person, "unlock", "unlock the phone")
    case .openSettingsThemselves: ChoiceText(.person, "settings", "open Settings from Home")
    case .returnToApp: ChoiceText(.person, "return", "go back to the app")
    case .launch(let isFresh):
      isFresh
        ? ChoiceText(.person, "launch", "open the app")
        : ChoiceText(.person, "launch-later", "open the app on another day")
    case .forceQuit: ChoiceText(.person, "force-quit", "force the app to quit")
    case .flipSwitch(let isOn, let aftermath):
      changing(
        .person, isOn ? "switch-on" : "switch-off", "switch the camera \(isOn ? "on" : "off")",
        aftermath)
    case .resetPrivacy:
      ChoiceText(.person, "reset-privacy", "reset Location & Privacy")
    case .setScreenTime(let isOn, let aftermath):
      changing(
        .person, isOn ? "screen-time-on" : "screen-time-off",
        "Screen Time: \(isOn ? "forbid" : "permit") it", aftermath)
    case .plugCamera(let isIn):
      isIn
        ? ChoiceText(.person, "plug-in", "plug the camera in")
        : ChoiceText(.person, "unplug", "unplug the camera")
    case .statusIsRead(let first): readText(first)
    case .promptAppears: ChoiceText(.system, "prompt", "iOS shows its alert")
    case .callback: ChoiceText(.system, "callback", "iOS tells the app the answer")
    case .becomeActive: ChoiceText(.system, "active", "the app becomes active")
    case .becomeReady: ChoiceText(.system, "ready", "the app is ready to ask")
    case .pageTransitionEnds:
      interface.page == .pushing
        ? ChoiceText(.system, "page-in", "the page has come in")
        : ChoiceText(.system, "page-out", "the page has gone")
    case .dialogAppears: ChoiceText(.system, "dialog-up", "the dialog has come up")
    case .dialogGoes: ChoiceText(.system, "dialog-gone", "the dialog has gone")
    case .settingsOpens: ChoiceText(.system, "settings-open", "Settings opens")
    case .settingsFails: ChoiceText(.system, "settings-fail", "Settings does not open")
    case .sessionStarts: ChoiceText(.system, "picture", "the camera's picture appears")
    case .sessionFails(let fault):
      ChoiceText(
        .system, "camera-\(fault.rawValue)",
        fault == .busy ? "another app holds the camera" : "the camera fails")
    case .sessionStaysBlack: ChoiceText(.system, "no-picture", "no picture comes")
    case .pictureStops: ChoiceText(.system, "picture-lost", "the picture is found to be lost")
    case .interruptionBegins: ChoiceText(.system, "interrupt", "a call takes the camera")
    case .interruptionEnds: ChoiceText(.system, "interrupt-end", "the camera is free again")
    case .killApp: ChoiceText(.system, "kill", "iOS ends the app")
    case .manageProfile(let isOn, let aftermath):
      changing(
        .system, isOn ? "profile-forbids" : "profile-permits",
        "a profile \(isOn ? "bans" : "allows") it", aftermath)
    case .managedDefault:
      ChoiceText(.system, "managed-grant", "a managed default grants the camera")
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

  private func changing(
    _ by: Cause, _ id: String, _ says: String, _ aftermath: Move.Aftermath
  ) -> ChoiceText {
    switch aftermath {
    case .kills: ChoiceText(by, "\(id)-kill", "\(says); iOS ends the app")
    case .survives: ChoiceText(by, id, isRunning ? "\(says); the app lives on" : says)
    case .seesOld: ChoiceText(by, "\(id)-stale", "\(says); the app is not told")
    }
  }

  private func readText(_ first: Move.FirstRead?) -> ChoiceText {
    switch first {
    case nil: ChoiceText(.system, "status", "the app reads the status")
    case .notDetermined?:
      ChoiceText(.system, "status-not-determined", "the app reads: not determined")
    case .denied?: ChoiceText(.system, "status-denied", "the app reads: denied")
    case .allowed?: ChoiceText(.system, "status-authorized", "the app reads: authorized")
    case .restricted?: ChoiceText(.system, "status-restricted", "the app reads: restricted")
    case .noCamera?: ChoiceText(.system, "status-no-camera", "the app finds no camera")
    case .missingDescription?:
      ChoiceText(.system, "status-no-description", "the app finds no usage description")
    }
  }

  /// What a sign says, in words.
  public static func words(for sign: Sign) -> String {
    switch sign {
    case .hazard(let hazard): hazard.says
    case .read(let reading): "the app read: \(words(for: reading))"
    case .requested: "the app asked for the permission"
    case .promptShown: "the system's alert appeared"
    case .promptAnswered(let isAllowed): isAllowed ? "the person allowed" : "the person refused"
    case .epochEnded: "the system will ask again"
    case .dialogOrdered(let dialog): "the app ordered the \(dialog.kind.rawValue)"
    case .dialogShown(let dialog): "the \(dialog.kind.rawValue) came up"
    case .touched(let button): "the person tapped \(button.title)"
    case .answerTold(let isAllowed): isAllowed ? "the app was told yes" : "the app was told no"
    case .settingsOrdered: "the app ordered Settings"
    case .settingsOpened: "Settings opened"
    case .pageOrdered: "the app ordered its page"
    case .entered: "the person asked for the camera"
    case .sessionOrdered: "the app started the camera"
    case .pictureShown: "the picture appeared"
    case .becameActive: "the app became active"
    case .cameBack: "the person came back"
    case .cameBackFromErrand: "the person came back from Settings"
    case .switched(let isOn): "the person switched the camera \(isOn ? "on" : "off")"
    case .interruptionEnded: "the interruption ended"
    case .swipeCancelled: "the person let the page snap back"
    case .launched: "the person opened the app"
    }
  }
}
