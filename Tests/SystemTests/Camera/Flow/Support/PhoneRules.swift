import PermissionFacts
import SimulatedPhone

/// The facts about iOS that the simulated phone has to show: what a person does.
extension PhoneRule {
  static let person: [PhoneRule] = [
    .move("person.entry", "tap the entry", .tapEntry),
    .move("person.entry-twice", "tap the entry again while the page comes in", .tapEntry) {
      before, _ in before.interface.page == .pushing
    },
    .move("person.allow", "answer the alert with Allow", .answerPrompt(.allow)),
    .move("person.deny", "answer the alert with Don't Allow", .answerPrompt(.deny)),
    .outOfScope("person.select", "choose only some photos", "the camera has no partial grant"),
    .outOfScope("person.allow-once", "allow once", "the camera has no such button"),
    .move("person.leave", "go to the Home screen", .goHome(nil)),
    .move("person.unlock", "unlock the phone", .unlock),
    .move("person.call", "a call comes", .interruptionBegins),
    .move(
      "person.open-settings", "tap Open Settings in the dialog",
      .tapButton(.openSettings, isDouble: false)),
    .move(
      "person.open-settings-twice", "tap Open Settings twice",
      .tapButton(.openSettings, isDouble: true)),
    .move("person.settings-themselves", "open Settings from Home", .openSettingsThemselves),
    .move("person.reset", "reset Location & Privacy", uncertain: true, .resetPrivacy) {
      before, after in before.isRunning && !after.isRunning
    },
    .move("person.return", "come back to the app", .returnToApp),
    .move("person.launch", "open the app, whose process has ended", .launch(isFresh: true)),
    .move("person.launch-later", "open it another day", .launch(isFresh: false)),
    .move("person.force-quit", "force the app to quit", .forceQuit),
    .move("person.back", "tap Back", .tapBack),
    .move("person.swipe", "begin to swipe the page away", .beginSwipe),
    .move("person.swipe-cancel", "let the page snap back", .cancelSwipe),
    .move("person.swipe-finish", "swipe the page away", .finishSwipe),
    .move("person.unplug", "unplug the camera", uncertain: true, .plugCamera(isIn: false)),
    .move("person.plug-in", "plug the camera in", uncertain: true, .plugCamera(isIn: true)),
    .move("person.other-app", "another app takes the camera", .sessionFails(.busy)),
  ]

  /// What becomes of an alert that is left without an answer, by going home and by locking.
  static let unanswered: [PhoneRule] = Move.Unanswered.allCases.flatMap { variant in
    [
      .move(
        "alert.home.\(variant.rawValue)", "go home from the alert", uncertain: true,
        .goHome(variant)),
      .move(
        "alert.lock.\(variant.rawValue)", "lock the phone at the alert", uncertain: true,
        .lockPhone(variant)),
    ]
  }

  /// What a change of the switch does to the running app.
  static let aftermaths: [PhoneRule] = [true, false].flatMap { (isOn: Bool) -> [PhoneRule] in
    Move.Aftermath.allCases.map { aftermath in
      .move(
        "switch.\(isOn ? "on" : "off").\(aftermath.rawValue)", "flip the switch in Settings",
        uncertain: true, .flipSwitch(isOn: isOn, aftermath)
      ) { before, _ in before.isRunning }
    }
  }

  /// What a change of policy does to the running app.
  static let policies: [PhoneRule] = [true, false].flatMap { (isOn: Bool) -> [PhoneRule] in
    [Move.Aftermath.survives, .kills].flatMap { (aftermath: Move.Aftermath) -> [PhoneRule] in
      let name = "\(isOn ? "forbid" : "permit").\(aftermath.rawValue)"
      return [
        .move(
          "screen-time.\(name)", "change Screen Time",
          .setScreenTime(isOn: isOn, aftermath)),
        .move(
          "profile.\(name)", "change a management profile",
          .manageProfile(isOn: isOn, aftermath)),
        // To the app it is one thing, whoever changes the policy.
        .move("policy.\(name)", "the policy changes", uncertain: true) { move in
          move == .setScreenTime(isOn: isOn, aftermath)
            || move == .manageProfile(isOn: isOn, aftermath)
        },
      ]
    }
  }
}

/// What the system does, in which order, and how an alert lives.
extension PhoneRule {
  static let system: [PhoneRule] = [
    .move("system.request", "a request makes the alert appear", .promptAppears),
    .move("system.resign", "the alert makes the app inactive, never backgrounded", .promptAppears) {
      before, after in before.scene == .active && after.scene == .inactive
    },
    .move("system.decided", "a request when decided makes no alert", .becomeReady) {
      before, after in before.service.answer == .authorized && !after.isAsking
    },
    .move("system.request-restricted", "a request when restricted makes no alert", .becomeReady) {
      before, after in before.service.isRestricted == true && !after.isAsking
    },
    .outOfScope(
      "system.no-description", "a request without usage description ends the app",
      "the camera flow reads first and never asks; HazardTests asks without one"),
    .outOfScope("system.tracking", "a tracking request is dropped", "the camera is not tracking"),
    .outOfScope("system.location", "location is ignored in the background", "not the camera"),
    .outOfScope(
      "system.hidden-prompt", "making a device input asks behind the app's back",
      "the camera flow never does; HazardTests starts the session unasked"),
    .outOfScope(
      "system.second-service", "a second service's alert waits", "one service on this phone"),
    .outOfScope(
      "system.coalesced", "two requests share one alert",
      "the camera flow never asks twice; PromptTests asks twice"),
    .move("callback.page-gone", "the answer comes after the page was popped", .callback) {
      before, _ in before.interface.page == .none
    },
    .move("callback.transition", "the answer comes during a transition", .callback) {
      before, _ in before.interface.page == .popping || before.interface.page == .swiping
    },
    .move("callback.background", "the answer comes in the background", .callback) {
      before, _ in before.scene == .background
    },
    .move("transition.ends", "a transition ends", .pageTransitionEnds),
    .move("transition.dialog-ends", "a dialog has gone", .dialogGoes),
    .move("session.starts", "the session starts", .sessionStarts),
    .move("session.fails", "the session fails while running", .sessionFails(.failed)) {
      before, _ in before.capture.session == .picture
    },
    .move(
      "session.no-frame", "no first frame comes, and no error", uncertain: true,
      .sessionStaysBlack),
    .move(
      "session.trust-lost", "a running session goes black when the permission goes",
      .pictureStops),
    .move("session.interrupted", "the background interrupts the session", .goHome(nil)) {
      before, after in
      before.capture.session == .picture && after.capture.session == .interrupted
    },
    .move("session.interruption-ends", "the interruption ends", .interruptionEnds),
    .move("system.cover", "something covers the app, which is never in the background", .cover) {
      before, after in after.scene == .inactive && after.front == .app && before.scene == .active
    },
    .move(
      "system.launch-background", "the process starts out of the person's sight",
      .launchInBackground
    ) { _, after in after.isRunning && after.scene == .background },
    .move("kill.memory", "the system ends the app in the background", .killApp) {
      before, _ in before.scene == .background
    },
    .move("kill.alert", "the app ends while the alert is up: nothing is stored", .killApp) {
      before, after in
      before.service.prompt == .visible && after.service.answer == AuthorizationStatus.notDetermined
    },
    .move("kill.in-front", "the system ends the app in front", .killApp) {
      before, _ in before.scene == .active
    },
    .outOfScope("expiry.allow-once", "allow-once expires", "the camera has no such button"),
    .move(
      "managed-default", "a managed default grants without a request", uncertain: true,
      .managedDefault),
    .move("settings.opens", "Settings opens later than it is ordered", .settingsOpens),
    .move("settings.fails", "Settings does not open", uncertain: true, .settingsFails),
  ]

  static let ordering: [PhoneRule] = [
    .move(
      "O1", "the app resigns before the alert can be touched",
      {
        if case .about(_, .answerPrompt) = $0 { true } else { false }
      }
    ) { before, _ in before.scene == .inactive },
    .move("O2.answer-first", "the answer comes before the app is active again", .callback) {
      before, _ in before.scene == .inactive
    },
    .move("O2.active-first", "the app is active again before the answer comes", .callback) {
      before, _ in before.scene == .active
    },
    .move(
      "O3", "the switch ends the app while Settings is in front",
      {
        if case .about(_, .set(_, .kills)) = $0 { true } else { false }
      }
    ) { before, after in before.front == .settings && after.front == .settings && !after.isRunning
    },
    .move(
      "O4", "something else happens during a pop",
      {
        $0 != .pageTransitionEnds && $0 != .killApp
      }
    ) { before, after in before.interface.page == .popping && after.interface.page == .popping },
    .move(
      "O5", "a button's action runs while its dialog is still going",
      {
        if case .tapButton = $0 { true } else { false }
      }
    ) { _, after in after.interface.shown?.phase == .dismissing },
    .move("O6", "Settings opens, and the app goes to the background with it", .settingsOpens) {
      before, after in before.scene == .active && after.scene == .background
    },
    .move("O7", "an answer is on its way without an alert ever having been seen", .becomeReady) {
      before, after in before.service.answer == .authorized && after.isBusy
    },
  ]

  static let all = person + unanswered + aftermaths + policies + system + ordering
}
