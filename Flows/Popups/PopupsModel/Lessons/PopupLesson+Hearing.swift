import PopupsFlow

/// Faults in what the scheduler makes of an event.
extension PopupLesson {
  /// The event as the fault understands it.
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
