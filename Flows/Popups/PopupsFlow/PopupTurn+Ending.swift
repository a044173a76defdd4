extension PopupTurn {
  /// Ends every popup that `isMeant`: what waits at once, what is shown by way of hiding.
  package mutating func end(_ reason: EndReason, _ isMeant: (Popup) -> Bool) {
    for lane in state.lanes.indices {
      endWaiting(in: lane, reason, isMeant)
      if let shown = state.lanes[lane].shown, isMeant(shown.popup) { leave(lane, .ended(reason)) }
    }
  }

  package mutating func endWaiting(
    in lane: Int, _ reason: EndReason, _ isMeant: (Popup) -> Bool
  ) {
    var place = 0
    while place < state.lanes[lane].waiting.count {
      if isMeant(state.lanes[lane].waiting[place].popup) {
        removeWaiting(place, in: lane, reason)
      } else {
        place += 1
      }
    }
  }

  package mutating func removeWaiting(_ place: Int, in lane: Int, _ reason: EndReason) {
    let waiting = state.lanes[lane].waiting.remove(at: place)
    if waiting.hasTimer { order(.stopTimer(waiting.popup.id)) }
    reportEnd(of: waiting.popup.id, reason)
  }

  /// Reports the end of one that is not on screen, though an earlier life of it may still be going.
  package mutating func reportEnd(of id: String, _ reason: EndReason) {
    order(.notify(id, placeShowing(id) == nil ? .ended(reason) : .withdrawn(reason)))
  }

  package mutating func endShown(_ id: String, _ reason: EndReason) {
    if let lane = placeShowing(id) { leave(lane, .ended(reason)) }
  }

  /// The caller is told of the tap; whether it closes the popup is the popup's.
  package mutating func tappedOutside(_ id: String) {
    guard let lane = placeShowing(id), let shown = state.lanes[lane].shown, !shown.isHiding
    else { return }
    order(.notify(id, .tappedOutside))
    if shown.popup.closesOnTapOutside { leave(lane, .ended(.tappedOutside)) }
  }

  /// Its time is over; the timer is gone by itself.
  package mutating func timedOut(_ id: String) {
    guard let lane = placeShowing(id), let shown = state.lanes[lane].shown, shown.hasTimer,
      shown.phase == .visible
    else { return }
    state.lanes[lane].shown?.hasTimer = false
    leave(lane, .ended(.timeout))
  }

  /// A page is gone: nothing of it can be hidden any more, so all of it ends at once.
  package mutating func containerGone(_ container: String) {
    for lane in state.lanes.indices {
      endWaiting(in: lane, .containerGone) { $0.container == container }
      guard let shown = state.lanes[lane].shown, shown.popup.container == container else {
        continue
      }
      state.lanes[lane].shown = nil
      vanish(shown, .containerGone)
    }
  }

  /// It is gone from the screen by itself, whether it was coming up, there, or on its way out.
  package mutating func vanished(_ id: String) {
    guard let lane = placeShowing(id), let shown = state.lanes[lane].shown else { return }
    state.lanes[lane].shown = nil
    vanish(shown, .vanished)
  }

  private mutating func vanish(_ shown: Shown, _ why: EndReason) {
    let id = shown.popup.id
    if shown.hasTimer { order(.stopTimer(id)) }
    if shown.isAnnounced { order(.notify(id, .didHide)) }
    if case .hiding(.ended(let reason)) = shown.phase {
      order(.notify(id, .ended(reason)))
    } else {
      order(.notify(id, .ended(why)))
    }
  }
}
