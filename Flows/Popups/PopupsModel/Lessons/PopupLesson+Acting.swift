import PopupsFlow

/// Faults in what the scheduler does after an event.
extension PopupLesson {
  /// What the fault does once the event is taken.
  func spoil(_ turn: inout PopupTurn, after event: PopupEvent, from before: PopupState) {
    switch (fault, event) {
    case (.dismissalShowsAgain, .dismiss(let id)): showAgain(&turn, instead: id, before)
    case (.equalCovers, .add(let popup)): cover(&turn, popup)
    case (.lastComesLast, .add(let popup)): moveToEnd(&turn, popup)
    case (.endsTwice, .disappeared(let id)):
      if isEnding(id, before) { turn.order(.notify(id, .ended(.closed))) }
    case (.comesBack, .disappeared(let id)):
      if let popup = shown(id, before)?.popup, isEnding(id, before), popup.duration != nil {
        turn.insert(Waiting(popup), hasBeenShown: true)
      }
    case (.closingSpills, .closed):
      for lane in turn.state.lanes.indices { turn.endWaiting(in: lane, .cleared) { _ in true } }
    case (.dropsCovered, .disappeared(let id)):
      guard shown(id, before)?.phase == .hiding(.covered) else { return }
      for lane in turn.state.lanes.indices {
        turn.state.lanes[lane].waiting.removeAll { $0.popup.id == id }
      }
    case (.equalCovers, .disappeared(let id)): stepBack(&turn, id)
    case (.countsAnew, .disappeared(let id)): forgetTime(&turn, of: id)
    case (.losesTurn, .scene(isActive: false)):
      for lane in turn.state.lanes.indices { turn.state.lanes[lane].waiting = [] }
    default: break
    }
  }

  /// Whether the fault keeps the scheduler from letting anything come up.
  func isIdle(after event: PopupEvent, from before: PopupState) -> Bool {
    guard fault == .noPromotionAfterClearing, case .disappeared(let id) = event,
      let shown = shown(id, before)
    else { return false }
    return shown.phase == .hiding(.ended(.dismissed))
  }

  /// What the fault does once everything that is due has come up.
  func finish(_ turn: inout PopupTurn, from before: PopupState) {
    if fault == .showsBeside { fill(&turn) }
    for lane in turn.state.lanes.indices {
      guard let shown = turn.state.lanes[lane].shown else { continue }
      let group = turn.state.lanes[lane].group
      let waited = before.lane(group)?.waiting.contains { $0.popup.id == shown.popup.id } ?? false
      if fault == .silentPromotion, shown.phase == .presenting, waited {
        turn.state.lanes[lane].shown?.isAnnounced = true
      }
    }
  }

  /// Brings up what waits in lanes that show nothing, whatever the system asks meanwhile.
  private func fill(_ turn: inout PopupTurn) {
    guard !turn.state.isInactive else { return }
    for lane in turn.state.lanes.indices
    where turn.state.lanes[lane].shown == nil
      && turn.state.lanes[lane].waiting.first?.popup.isOfSystem == false
    { turn.present(0, in: lane) }
  }

  /// The orders as the fault gives them.
  func edited(_ effects: [PopupEffect], from before: PopupState) -> [PopupEffect] {
    if fault == .reportsLate {
      let isReport = { (effect: PopupEffect) in
        if case .notify = effect { true } else { false }
      }
      return effects.filter { !isReport($0) } + effects.filter(isReport)
    }
    return effects.filter { effect in
      switch (fault, effect) {
      case (.countsUnderCover, .pauseTimer), (.neverGoesOn, .resumeTimer),
        (.staysRaised, .lower):
        false
      case (.silentPromotion, .notify(let id, .didShow)): shown(id, before)?.isAnnounced == false
      default: true
      }
    }
  }
}

extension PopupLesson {
  private func shown(_ id: String, _ state: PopupState) -> Shown? {
    state.lanes.compactMap(\.shown).first { $0.popup.id == id }
  }

  private func isEnding(_ id: String, _ state: PopupState) -> Bool {
    shown(id, state)?.isEnding ?? false
  }

  /// The visible popup of the group comes up again, and its time is counted once more.
  private func showAgain(
    _ turn: inout PopupTurn, instead id: String, _ before: PopupState
  ) {
    for lane in before.lanes where lane.waiting.contains(where: { $0.popup.id == id }) {
      guard let shown = lane.shown, shown.phase == .visible else { continue }
      if let duration = shown.popup.duration {
        turn.order(.startTimer(shown.popup.id, duration))
      }
    }
  }

  private func cover(_ turn: inout PopupTurn, _ popup: Popup) {
    let lane = turn.place(of: popup.group)
    guard let shown = turn.state.lanes[lane].shown, !shown.isHiding,
      shown.popup.priority == popup.priority, shown.popup.id != popup.id
    else { return }
    turn.leave(lane, .covered)
  }

  /// Who was covered by an equal comes back after it.
  private func stepBack(_ turn: inout PopupTurn, _ id: String) {
    for lane in turn.state.lanes.indices {
      let waiting = turn.state.lanes[lane].waiting
      guard let place = waiting.firstIndex(where: { $0.popup.id == id }),
        place + 1 < waiting.count,
        waiting[place + 1].popup.priority == waiting[place].popup.priority
      else { continue }
      turn.state.lanes[lane].waiting.swapAt(place, place + 1)
    }
  }

  private func moveToEnd(_ turn: inout PopupTurn, _ popup: Popup) {
    let lane = turn.place(of: popup.group)
    guard let place = turn.state.lanes[lane].waiting.firstIndex(where: { $0.popup == popup })
    else { return }
    let waiting = turn.state.lanes[lane].waiting.remove(at: place)
    turn.state.lanes[lane].waiting.append(waiting)
  }

  private func forgetTime(_ turn: inout PopupTurn, of id: String) {
    for lane in turn.state.lanes.indices {
      for place in turn.state.lanes[lane].waiting.indices
      where turn.state.lanes[lane].waiting[place].popup.id == id
        && turn.state.lanes[lane].waiting[place].hasTimer
      {
        turn.state.lanes[lane].waiting[place].hasTimer = false
        turn.order(.stopTimer(id))
      }
    }
  }
}
