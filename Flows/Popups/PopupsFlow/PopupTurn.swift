/// One reaction of a scheduler while it is worked out: the state and what is ordered so far.
package struct PopupTurn {
  package var state: PopupState
  package private(set) var effects: [PopupEffect] = []
  package let ties: PopupScheduler.Ties

  package init(_ state: PopupState, _ ties: PopupScheduler.Ties) {
    self.state = state
    self.ties = ties
  }

  package mutating func order(_ effect: PopupEffect) { effects.append(effect) }

  /// Takes an event, without letting anything new come up.
  package mutating func take(_ event: PopupEvent) {
    switch event {
    case .add(let popup): add(popup)
    case .appeared(let id): appeared(id)
    case .disappeared(let id): disappeared(id)
    case .closed(let id): endShown(id, .closed)
    case .tappedOutside(let id): tappedOutside(id)
    case .timedOut(let id): timedOut(id)
    case .dismiss(let id): end(.dismissed) { $0.id == id }
    case .dismissIdentifier(let identifier): end(.dismissed) { $0.identifier == identifier }
    case .dismissContainer(let container): end(.dismissed) { $0.container == container }
    case .dismissAll: end(.dismissed) { _ in true }
    case .containerGone(let container): containerGone(container)
    case .suspend(let group): state.lanes[place(of: group)].isSuspended = true
    case .resume(let group):
      guard state.lane(group) != nil else { return }
      state.lanes[place(of: group)].isSuspended = false
    case .condition(let name, let isMet): set(condition: name, isMet)
    case .keyboard(let isUp): set(keyboard: isUp)
    case .scene(let isActive): state.isInactive = !isActive
    case .vanished(let id): vanished(id)
    }
  }

  /// The number of the lane of a group, which is added if need be.
  package mutating func place(of group: String) -> Int {
    let place = state.lanes.firstIndex { $0.group >= group } ?? state.lanes.count
    if place == state.lanes.count || state.lanes[place].group != group {
      state.lanes.insert(Lane(group), at: place)
    }
    return place
  }

  /// The number of the lane in which a popup has the screen.
  package func placeShowing(_ id: String) -> Int? {
    state.lanes.firstIndex { $0.shown?.popup.id == id }
  }
}

extension PopupTurn {
  /// A condition holds from now on, or no longer; what is on screen stays.
  package mutating func set(condition name: String, _ isMet: Bool) {
    state.unmet.removeAll { $0 == name }
    guard !isMet else { return }
    let place = state.unmet.firstIndex { name < $0 } ?? state.unmet.count
    state.unmet.insert(name, at: place)
  }

  /// The keyboard comes or goes: only what is on screen listens.
  package mutating func set(keyboard isUp: Bool) {
    guard state.isKeyboardUp != isUp else { return }
    state.isKeyboardUp = isUp
    for lane in state.lanes {
      guard let shown = lane.shown, shown.popup.avoidsKeyboard, !shown.isHiding else { continue }
      order(isUp ? .raise(shown.popup.id) : .lower(shown.popup.id))
    }
  }
}

extension PopupTurn {
  /// Puts a popup into its lane, after whatever its arrival means for others.
  package mutating func add(_ popup: Popup) {
    guard !state.contains(where: { $0.id == popup.id }) else {
      return order(.notify(popup.id, .isThereAlready))
    }
    if let identifier = popup.identifier, popup.repetition != .allow,
      state.contains(where: { $0.identifier == identifier })
    {
      guard popup.repetition == .replace else {
        return reportEnd(of: popup.id, .duplicate)
      }
      end(.replaced) { $0.identifier == identifier }
    }
    switch popup.mode {
    case .plain: break
    case .alone: end(.cleared) { $0.group == popup.group }
    case .terminator: end(.cleared) { _ in true }
    }
    insert(Waiting(popup), hasBeenShown: false)
  }

  /// Puts a popup among those that wait: behind what is higher, and behind or before its equals.
  package mutating func insert(_ waiting: Waiting, hasBeenShown: Bool) {
    let lane = place(of: waiting.popup.group)
    let isBeforeEquals = hasBeenShown || ties == .newestFirst
    let place = state.lanes[lane].waiting.firstIndex { other in
      isBeforeEquals
        ? other.popup.priority <= waiting.popup.priority
        : other.popup.priority < waiting.popup.priority
    }
    state.lanes[lane].waiting.insert(waiting, at: place ?? state.lanes[lane].waiting.count)
  }
}
