package import PopupsFlow
package import Reducers

/// A popup scheduler with one fault; in all else it is the shipped one.
package struct PopupLesson: Reducer {
  /// What is wrong with it.
  package enum Fault: String, Sendable, CaseIterable {
    case equalCovers = "a new popup of the same priority covers the older one"
    /// Dismissing one that waits brings up the visible one anew, with another timer.
    case dismissalShowsAgain = "dismissing a waiting popup starts a second timer of the visible one"
    /// One that is alone gets a timer for each popup it clears.
    case timerForEachCleared = "a popup that clears two others is timed by two timers"
    /// A page that is gone cannot be named any more, so nothing of it can be removed.
    case forgetsContainers = "a page that is gone leaves its popups in the list"
    /// Clearing a container lets nobody else come up.
    case noPromotionAfterClearing = "clearing a page forgets the popups that wait elsewhere"
    case silentPromotion = "a popup that had to wait is never told that it is on screen"
    /// One that was covered begins to count again.
    case countsAnew = "a popup that was covered starts its countdown again"
    /// One that is added during a dismissal does not wait for its end.
    case hurries = "a new popup does not wait until the last one has gone"
    /// A question of the system is a popup like any other.
    case asksBeside = "a permission is asked while a popup of another group is on screen"
    case losesTurn = "a popup that waits when the app goes to the background loses its turn"
    /// What was swept away keeps its group, since nothing reports that it has gone.
    case ignoresLoss = "a popup that was swept away without a callback blocks its group for ever"

    /// The list is not sorted.
    case lastComesLast = "the list is in the order of arrival"
    case dropsCovered = "a popup that is covered is forgotten"
    case endsTwice = "a popup that is closed ends twice"
    /// One whose time is over is shown again.
    case comesBack = "a popup whose time is over waits again"
    /// A terminator clears its own group only.
    case terminatorSparesOthers = "a terminator clears its own group only"
    /// One that is alone clears only what is on screen.
    case aloneSparesWaiting = "a popup that is alone spares those that wait"
    /// Closing one ends what waits everywhere.
    case closingSpills = "closing a popup ends all that wait, everywhere"
    case countsUnderCover = "time goes on while a popup is covered"
    /// Time is not counted any more after cover.
    case neverGoesOn = "after a popup was covered its time is not counted"
    case losesReturning = "a popup that is added again while it goes is lost"
    case staysSuspended = "a suspended group does not go on"
    case ignoresConditions = "conditions are not looked at"
    case ignoresSuspension = "a suspended group shows what is added"
    /// A tap outside closes everything.
    case closesOnEveryTap = "a tap outside closes any popup"
    case ignoresKeyboard = "the keyboard covers popups"
    /// The keyboard's going is not looked at.
    case staysRaised = "popups stay where the keyboard has moved them"
    case allowsRepetition = "the same identifier is there twice"
    /// Dismissing everything spares one group.
    case sparesBars = "dismissing everything spares the top bars"
    case coversEverybody = "no popup can refuse to be covered"
    /// The next one comes up first, and the last one's going is reported then.
    case reportsLate = "a popup that has gone is reported after the next one has come up"
    /// The app's going away is not looked at.
    case ignoresScene = "popups come up while the app is inactive"
    /// Other groups do not look at the question of the system.
    case showsBeside = "a popup comes up while the system asks"
    case endsEarly = "an end is told while the popup is on screen"
  }

  /// What is wrong with it.
  package let fault: Fault
  let scheduler: PopupScheduler

  init(_ fault: Fault, catalogue: [Popup] = []) {
    self.fault = fault
    scheduler = PopupScheduler(
      ties: fault == .equalCovers ? .newestFirst : .oldestFirst, catalogue: catalogue)
  }

  package var name: String { scheduler.name }
  package var start: PopupState { scheduler.start }
  package var alphabet: [PopupEvent] { scheduler.alphabet }

  package func reduce(_ state: inout PopupState, _ event: PopupEvent) -> [PopupEffect] {
    var turn = PopupTurn(state, scheduler.ties)
    prepare(&turn, event)
    if !isDeaf(to: event, turn) { turn.take(changed(event)) }
    spoil(&turn, after: event, from: state)
    if !isIdle(after: event, from: state) { turn.arrange() }
    finish(&turn, from: state)
    let effects = edited(turn.effects, from: state)
    state = turn.state
    return effects
  }

  package func timing(of effect: PopupEffect) -> TimerOrder<PopupEvent>? {
    scheduler.timing(of: effect)
  }

  package func name(of state: PopupState) -> String { scheduler.name(of: state) }
}

/// Faults in what the scheduler makes of an event.
extension PopupLesson {
  func changed(_ event: PopupEvent) -> PopupEvent {
    guard case .add(var popup) = event else { return event }
    switch fault {
    case .terminatorSparesOthers where popup.mode == .terminator: popup.mode = .alone
    case .aloneSparesWaiting: popup.mode = .plain
    case .allowsRepetition: popup.repetition = .allow
    case .ignoresConditions: popup.condition = nil
    case .coversEverybody: popup.whenCovered = .resume
    case .closesOnEveryTap: popup.closesOnTapOutside = true
    case .ignoresKeyboard: popup.avoidsKeyboard = false
    case .asksBeside: popup.isOfSystem = false
    default: break
    }
    return .add(popup)
  }

  /// Whether the fault makes the scheduler overhear an event.
  func isDeaf(to event: PopupEvent, _ turn: PopupTurn) -> Bool {
    switch (fault, event) {
    case (.sparesBars, .dismissAll): true
    case (.forgetsContainers, .containerGone), (.staysSuspended, .resume): true
    case (.ignoresScene, .scene), (.ignoresLoss, .vanished): true
    case (.losesReturning, .add(let popup)): turn.placeShowing(popup.id) != nil
    default: false
    }
  }

  /// What the fault does before the event is taken.
  func prepare(_ turn: inout PopupTurn, _ event: PopupEvent) {
    switch (fault, event) {
    case (.timerForEachCleared, .add(let popup)) where popup.mode == .alone:
      let cleared = turn.state.popups.count { $0.group == popup.group }
      guard let duration = popup.duration, cleared > 1 else { return }
      for _ in 1..<cleared { turn.order(.startTimer(popup.id, duration)) }
    case (.hurries, .add(let popup)):
      guard let lane = turn.state.lane(popup.group), let shown = lane.shown, shown.isHiding
      else { return }
      turn.disappeared(shown.popup.id)
    case (.aloneSparesWaiting, .add(let popup)) where popup.mode == .alone:
      let lane = turn.place(of: popup.group)
      turn.leave(lane, .ended(.cleared))
    case (.ignoresSuspension, .add(let popup)):
      turn.state.lanes[turn.place(of: popup.group)].isSuspended = false
    case (.sparesBars, .dismissAll): turn.end(.dismissed) { $0.group != "bar" }
    case (.endsEarly, .dismiss(let id)):
      guard let lane = turn.placeShowing(id), let shown = turn.state.lanes[lane].shown,
        !shown.isHiding
      else { return }
      turn.order(.notify(id, .ended(.dismissed)))
    default: break
    }
  }
}
