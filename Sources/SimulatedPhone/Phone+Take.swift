public import FlowModel
import PermissionFacts

extension Phone {
  /// Lets a move happen.
  public mutating func take(_ move: Move, _ output: inout WorldOutput<Phone>) {
    switch move {
    case .about(let slot, let move): take(move, at: slot, &output)
    case .tapEntry, .tapButton, .tapMessageButton, .tapBack, .beginSwipe, .cancelSwipe,
      .finishSwipe:
      touch(move, &output)
    case .goHome, .lockPhone, .unlock, .openSettingsThemselves, .returnToApp, .launch, .forceQuit:
      travel(move, &output)
    case .resetPrivacy: resetPrivacy(&output)
    case .becomeActive:
      scene = .active
      output.observe(.becameActive)
      output.tell(.becameActive)
    case .becomeReady:
      if let waiter = readyWaiter { output.answer(waiter, .ready) }
      readyWaiter = nil
    case .pageTransitionEnds, .dialogAppears, .dialogGoes, .carrierCloses, .settingsOpens,
      .settingsOpensBeside, .settingsFails:
      settle(move, &output)
    case .sessionStarts, .sessionFails, .sessionStaysBlack, .pictureStops, .interruptionBegins,
      .interruptionEnds:
      runCamera(move, &output)
    case .killApp: endProcess(&output)
    case .cover: loseActivity(&output)
    case .launchInBackground:
      isRunning = true
      isOnErrand = false
      output.observe(.launchedInBackground)
      output.processLaunched(intentIsFresh: true)
    }
  }

  private mutating func touch(_ move: Move, _ output: inout WorldOutput<Phone>) {
    switch move {
    case .tapEntry:
      output.observe(.entered)
      output.begin()
    case .tapButton(let button, let isDouble):
      output.observe(.touched(button))
      // The action is called inside the end of the dismissal: the dialog is still there.
      interface.shown?.phase = .dismissing
      guard let shower = interface.shown?.shower else { return }
      for _ in 0..<(isDouble ? 2 : 1) { output.answer(shower, .touched(button)) }
    case .tapMessageButton(let button):
      output.observe(.touched(button))
      if let messenger = interface.messenger { output.answer(messenger, .touched(button)) }
    case .tapBack, .finishSwipe: interface.page = .popping
    case .beginSwipe: interface.page = .swiping
    case .cancelSwipe:
      output.observe(.swipeCancelled)
      interface.page = interface.leaver == nil ? .shown : .popping
    default: break
    }
  }

  private mutating func travel(_ move: Move, _ output: inout WorldOutput<Phone>) {
    switch move {
    case .goHome(let unanswered): leaveApp(to: .home, unanswered, &output)
    case .lockPhone(let unanswered): leaveApp(to: .lock, unanswered, &output)
    case .unlock:
      front = isRunning ? .app : .home
      if isRunning {
        scene = .inactive
        output.observe(.cameBack)
      }
    case .openSettingsThemselves: front = .settings
    case .returnToApp:
      output.observe(isOnErrand ? .cameBackFromErrand : .cameBack)
      // A touch of a window that was active all the time is reported, too.
      if isBesideSettings { output.tell(.becameActive) } else { scene = .inactive }
      front = .app
      isOnErrand = false
      leaveRows()
    case .launch(let isFresh):
      isRunning = true
      isOnErrand = false
      front = .app
      scene = .inactive
      leaveRows()
      output.observe(.launched(isFresh: isFresh))
      output.processLaunched(intentIsFresh: isFresh)
    case .forceQuit: endProcess(&output)
    default: break
    }
  }

  /// What a row was set to on this visit to Settings matters no longer.
  private mutating func leaveRows() {
    if isThorough { return }
    for slot in slots where self[slot].keepsRow { edit(slot) { $0.keepsRow = false } }
  }

  private mutating func leaveApp(
    to front: Front, _ unanswered: Move.Unanswered?, _ output: inout WorldOutput<Phone>
  ) {
    if let unanswered, let prompt = promptOnScreen { leavePrompt(at: prompt, unanswered, &output) }
    goToBackground(front, &output)
  }

  /// The scene is no longer active, whatever covers it; a finger on the page lets go.
  mutating func loseActivity(_ output: inout WorldOutput<Phone>) {
    if scene == .active { output.tell(.becameInactive) }
    scene = .inactive
    if interface.page == .swiping {
      interface.page = interface.leaver == nil ? .shown : .popping
    }
  }

  private mutating func goToBackground(_ front: Front, _ output: inout WorldOutput<Phone>) {
    self.front = front
    guard isRunning else { return }
    loseActivity(&output)
    scene = .background
    // It counts as left, however late.
    if let besideOpener { output.answer(besideOpener, .leftApp) }
    besideOpener = nil
    if capture.session == .picture {
      capture.session = .interrupted
      output.tell(.interrupted)
    }
  }

  private mutating func resetPrivacy(_ output: inout WorldOutput<Phone>) {
    for slot in slots {
      guard let answer = self[slot].answer, answer != .notDetermined,
        self[slot].rules.canBeUndecided
      else { continue }
      output.observe(.about(slot, .epochEnded))
      change(.survives, at: slot, &output) { service in
        service.store(.notDetermined)
        (service.askedForMore, service.wasAskedAtOnce) = (nil, false)
      }
    }
    if isRunning { endProcess(&output) }
  }

  private mutating func settle(_ move: Move, _ output: inout WorldOutput<Phone>) {
    switch move {
    case .pageTransitionEnds: endPageTransition(&output)
    case .dialogAppears:
      interface.shown?.phase = .presented
      if let dialog = interface.shown?.dialog { output.observe(.dialogShown(dialog)) }
    case .dialogGoes: endDialog(&output)
    case .carrierCloses:
      output.observe(.dialogSwept)
      if let shower = interface.shown?.shower { output.answer(shower, .dialogSwept) }
      interface.shown = nil
    case .settingsOpensBeside:
      output.observe(.settingsOpened)
      front = .settings
      besideOpener = openingSettings
      openingSettings = nil
      isOnErrand = true
    case .settingsOpens:
      output.observe(.settingsOpened)
      goToBackground(.settings, &output)
      // An app can tell that it was left only once it is in the background.
      if let opener = openingSettings { output.answer(opener, .leftApp) }
      openingSettings = nil
      isOnErrand = true
    case .settingsFails:
      if let opener = openingSettings { output.answer(opener, .settingsFailed) }
      openingSettings = nil
    default: break
    }
  }

  private mutating func endPageTransition(_ output: inout WorldOutput<Phone>) {
    if interface.page == .pushing {
      interface.page = interface.leaver == nil ? .shown : .popping
      if let opener = interface.opener { output.answer(opener, .pageShown) }
      interface.opener = nil
      return
    }
    interface.page = .none
    interface.content = .blank
    interface.messenger = nil
    if interface.shown?.isOnPage == true { endDialog(&output) }
    if let leaver = interface.leaver {
      interface.leaver = nil
      output.answer(leaver, .pageLeft)
    } else {
      output.tell(.pageGone)
    }
  }

  private mutating func endDialog(_ output: inout WorldOutput<Phone>) {
    interface.shown = nil
    if let dismisser = interface.dismisser { output.answer(dismisser, .dialogGone) }
    interface.dismisser = nil
  }

  private mutating func runCamera(_ move: Move, _ output: inout WorldOutput<Phone>) {
    switch move {
    case .sessionStarts:
      capture.session = .picture
      interface.content = .blank
      output.observe(.pictureShown)
      if let starter = capture.starter {
        output.answer(starter, .sessionStarted)
      } else {
        output.tell(.sessionStarted)
      }
      capture.starter = nil
    case .sessionFails(let fault):
      capture.session = fault == .beside ? .beside : .off
      if let starter = capture.starter {
        output.answer(starter, .sessionFailed(fault))
      } else {
        output.tell(.sessionFailed(fault))
      }
      capture.starter = nil
    case .sessionStaysBlack: capture.session = .dark
    case .pictureStops:
      capture.session = .dark
      output.tell(.pictureLost)
    case .interruptionBegins:
      capture.session = .interrupted
      output.tell(.interrupted)
    case .interruptionEnds:
      capture.session = isAuthorized ? .picture : .black
      if capture.session == .picture {
        interface.content = .blank
        interface.messenger = nil
        output.observe(.pictureShown)
      }
      output.observe(.interruptionEnded)
      output.tell(.interruptionEnded)
    default: break
    }
  }
}
