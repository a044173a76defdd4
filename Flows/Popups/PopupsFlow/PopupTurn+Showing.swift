extension PopupTurn {
  /// Lets whatever is due come up in every lane, and drops the lanes in which nothing is left.
  package mutating func arrange() {
    if !state.isInactive, !state.lanes.contains(where: { $0.shown?.popup.isOfSystem == true }) {
      if let turn = turnOfSystem {
        // It has the screen to itself, so it waits until all others have gone.
        if state.lanes.allSatisfy({ $0.shown == nil }) { present(turn.place, in: turn.lane) }
      } else {
        for lane in state.lanes.indices where !state.lanes[lane].isSuspended { arrange(lane) }
      }
    }
    state.lanes.removeAll { $0.shown == nil && $0.waiting.isEmpty && !$0.isSuspended }
  }

  /// The alert of the system that would come up next in its lane, in which nothing is on screen.
  private var turnOfSystem: (lane: Int, place: Int)? {
    for (number, lane) in state.lanes.enumerated() where !lane.isSuspended && lane.shown == nil {
      let next = lane.waiting.firstIndex {
        state.allows($0.popup) && placeShowing($0.popup.id) == nil
      }
      if let next, lane.waiting[next].popup.isOfSystem { return (number, next) }
    }
    return nil
  }

  private mutating func arrange(_ lane: Int) {
    guard let next = nextPlace(in: lane) else { return }
    guard let shown = state.lanes[lane].shown else { return present(next, in: lane) }
    let popup = state.lanes[lane].waiting[next].popup
    guard !shown.isHiding, popup.priority > shown.popup.priority,
      shown.popup.whenCovered != .refuse
    else { return }
    leave(lane, shown.popup.whenCovered == .resume ? .covered : .ended(.covered))
  }

  /// The first that waits and may come up; one that does not want to wait for its condition ends.
  private mutating func nextPlace(in lane: Int) -> Int? {
    var place = 0
    while place < state.lanes[lane].waiting.count {
      let popup = state.lanes[lane].waiting[place].popup
      // One that is still going, be it in another group, does not come up before it has gone.
      if state.allows(popup), placeShowing(popup.id) == nil { return place }
      let isFree = state.lanes[lane].shown == nil
      if popup.whenUnmet == .discard, !state.allows(popup), isFree {
        removeWaiting(place, in: lane, .unmet)
      } else {
        place += 1
      }
    }
    return nil
  }

  package mutating func present(_ place: Int, in lane: Int) {
    let shown = Shown(state.lanes[lane].waiting.remove(at: place))
    state.lanes[lane].shown = shown
    order(
      .present(
        shown.popup.id, isRaised: state.isKeyboardUp && shown.popup.avoidsKeyboard))
  }

  /// It has come up: its caller is told, and its time runs.
  package mutating func appeared(_ id: String) {
    guard let lane = placeShowing(id), var shown = state.lanes[lane].shown,
      shown.phase == .presenting
    else { return }
    shown.phase = .visible
    shown.isAnnounced = true
    order(.notify(id, .didShow))
    if shown.hasTimer {
      order(.resumeTimer(id))
    } else if let duration = shown.popup.duration {
      shown.hasTimer = true
      order(.startTimer(id, duration))
    }
    state.lanes[lane].shown = shown
  }

  /// Sends what is shown out of the screen; what goes for good does not come back.
  package mutating func leave(_ lane: Int, _ why: Shown.Leaving) {
    guard var shown = state.lanes[lane].shown, !shown.isEnding else { return }
    let (wasVisible, wasHiding) = (shown.phase == .visible, shown.isHiding)
    shown.phase = .hiding(why)
    if shown.hasTimer {
      switch why {
      case .covered: if wasVisible { order(.pauseTimer(shown.popup.id)) }
      case .ended:
        shown.hasTimer = false
        order(.stopTimer(shown.popup.id))
      }
    }
    if !wasHiding { order(.hide(shown.popup.id)) }
    state.lanes[lane].shown = shown
  }

  /// It has gone from the screen: it waits again, or has ended.
  package mutating func disappeared(_ id: String) {
    guard let lane = placeShowing(id), let shown = state.lanes[lane].shown,
      case .hiding(let why) = shown.phase
    else { return }
    state.lanes[lane].shown = nil
    if shown.isAnnounced { order(.notify(id, .didHide)) }
    switch why {
    case .covered:
      insert(Waiting(shown.popup, hasTimer: shown.hasTimer), hasBeenShown: true)
    case .ended(let reason): order(.notify(id, .ended(reason)))
    }
  }
}
