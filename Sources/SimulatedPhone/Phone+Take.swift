public import FlowModel
import PermissionFacts

extension Phone {
  /// Lets a move happen.
  public mutating func take(_ move: Move, _ news: inout News<Phone>) {
    switch move {
    case .about(let place, let move): take(move, at: place, &news)
    case .tapEntry, .tapButton, .tapMessageButton, .tapBack, .beginSwipe, .cancelSwipe,
      .finishSwipe:
      touch(move, &news)
    case .goHome, .lockPhone, .unlock, .openSettingsThemselves, .returnToApp, .launch, .forceQuit:
      travel(move, &news)
    case .resetPrivacy: resetPrivacy(&news)
    case .becomeActive:
      scene = .active
      news.note(.becameActive)
      news.tell(.becameActive)
    case .becomeReady:
      if let waiter = readyWaiter { news.answer(waiter, .ready) }
      readyWaiter = nil
    case .pageTransitionEnds, .dialogAppears, .dialogGoes, .settingsOpens,
      .settingsFails:
      settle(move, &news)
    case .sessionStarts, .sessionFails, .sessionStaysBlack, .pictureStops, .interruptionBegins,
      .interruptionEnds:
      runCamera(move, &news)
    case .killApp: endProcess(&news)
    case .cover: loseActivity(&news)
    case .launchInBackground:
      isRunning = true
      isOnErrand = false
      news.note(.launchedInBackground)
      news.processLaunched(intentIsFresh: true)
    }
  }

  private mutating func touch(_ move: Move, _ news: inout News<Phone>) {
    switch move {
    case .tapEntry:
      news.note(.entered)
      news.begin(part: 0)
    case .tapButton(let button, let isDouble):
      news.note(.touched(button))
      // The action is called inside the end of the dismissal: the dialog is still there.
      interface.shown?.phase = .dismissing
      guard let shower = interface.shown?.shower else { return }
      for _ in 0..<(isDouble ? 2 : 1) { news.answer(shower, .touched(button)) }
    case .tapMessageButton(let button):
      news.note(.touched(button))
      if let messenger = interface.messenger { news.answer(messenger, .touched(button)) }
    case .tapBack, .finishSwipe: interface.page = .popping
    case .beginSwipe: interface.page = .swiping
    case .cancelSwipe:
      news.note(.swipeCancelled)
      interface.page = interface.leaver == nil ? .shown : .popping
    default: break
    }
  }

  private mutating func travel(_ move: Move, _ news: inout News<Phone>) {
    switch move {
    case .goHome(let unanswered): leaveApp(to: .home, unanswered, &news)
    case .lockPhone(let unanswered): leaveApp(to: .lock, unanswered, &news)
    case .unlock:
      front = isRunning ? .app : .home
      if isRunning {
        scene = .inactive
        news.note(.cameBack)
      }
    case .openSettingsThemselves: front = .settings
    case .returnToApp:
      news.note(isOnErrand ? .cameBackFromErrand : .cameBack)
      front = .app
      scene = .inactive
      isOnErrand = false
      leaveRows()
    case .launch(let isFresh):
      isRunning = true
      isOnErrand = false
      front = .app
      scene = .inactive
      leaveRows()
      news.note(.launched(isFresh: isFresh))
      news.processLaunched(intentIsFresh: isFresh)
    case .forceQuit: endProcess(&news)
    default: break
    }
  }

  /// What a row was set to on this visit to Settings matters no longer.
  private mutating func leaveRows() {
    if isThorough { return }
    for place in places where self[place].keepsRow { edit(place) { $0.keepsRow = false } }
  }

  private mutating func leaveApp(
    to place: Front, _ unanswered: Move.Unanswered?, _ news: inout News<Phone>
  ) {
    if let unanswered, let prompt = promptOnScreen { leavePrompt(at: prompt, unanswered, &news) }
    goToBackground(place, &news)
  }

  /// The scene is no longer active, whatever covers it; a finger on the page lets go.
  mutating func loseActivity(_ news: inout News<Phone>) {
    if scene == .active { news.tell(.becameInactive) }
    scene = .inactive
    if interface.page == .swiping {
      interface.page = interface.leaver == nil ? .shown : .popping
    }
  }

  private mutating func goToBackground(_ place: Front, _ news: inout News<Phone>) {
    front = place
    guard isRunning else { return }
    loseActivity(&news)
    scene = .background
    if capture.session == .picture {
      capture.session = .interrupted
      news.tell(.interrupted)
    }
  }

  private mutating func resetPrivacy(_ news: inout News<Phone>) {
    for place in places {
      guard let answer = self[place].answer, answer != .notDetermined,
        self[place].rules.canBeUndecided
      else { continue }
      news.note(.about(place, .epochEnded))
      change(.survives, at: place, &news) { service in
        service.store(.notDetermined)
        service.askedForMore = []
      }
    }
    if isRunning { endProcess(&news) }
  }

  private mutating func settle(_ move: Move, _ news: inout News<Phone>) {
    switch move {
    case .pageTransitionEnds: endPageTransition(&news)
    case .dialogAppears:
      interface.shown?.phase = .presented
      if let dialog = interface.shown?.dialog { news.note(.dialogShown(dialog)) }
    case .dialogGoes: endDialog(&news)
    case .settingsOpens:
      news.note(.settingsOpened)
      goToBackground(.settings, &news)
      // An app can tell that it was left only once it is in the background.
      if let opener = openingSettings { news.answer(opener, .leftApp) }
      openingSettings = nil
      isOnErrand = true
    case .settingsFails:
      if let opener = openingSettings { news.answer(opener, .settingsFailed) }
      openingSettings = nil
    default: break
    }
  }

  private mutating func endPageTransition(_ news: inout News<Phone>) {
    if interface.page == .pushing {
      interface.page = interface.leaver == nil ? .shown : .popping
      if let opener = interface.opener { news.answer(opener, .pageShown) }
      interface.opener = nil
      return
    }
    interface.page = .none
    interface.content = .blank
    interface.messenger = nil
    if interface.shown?.isOnPage == true { endDialog(&news) }
    if let leaver = interface.leaver {
      interface.leaver = nil
      news.answer(leaver, .pageLeft)
    } else {
      news.tell(.pageGone)
    }
  }

  private mutating func endDialog(_ news: inout News<Phone>) {
    interface.shown = nil
    if let dismisser = interface.dismisser { news.answer(dismisser, .dialogGone) }
    interface.dismisser = nil
  }

  private mutating func runCamera(_ move: Move, _ news: inout News<Phone>) {
    switch move {
    case .sessionStarts:
      capture.session = .picture
      interface.content = .blank
      news.note(.pictureShown)
      if let starter = capture.starter { news.answer(starter, .sessionStarted) }
      capture.starter = nil
    case .sessionFails(let fault):
      capture.session = .off
      if let starter = capture.starter {
        news.answer(starter, .sessionFailed(fault))
      } else {
        news.tell(.sessionFailed(fault))
      }
      capture.starter = nil
    case .sessionStaysBlack: capture.session = .dark
    case .pictureStops:
      capture.session = .dark
      news.tell(.pictureLost)
    case .interruptionBegins:
      capture.session = .interrupted
      news.tell(.interrupted)
    case .interruptionEnds:
      capture.session = isAuthorized ? .picture : .black
      if capture.session == .picture {
        interface.content = .blank
        interface.messenger = nil
        news.note(.pictureShown)
      }
      news.note(.interruptionEnded)
      news.tell(.interruptionEnded)
    default: break
    }
  }
}
