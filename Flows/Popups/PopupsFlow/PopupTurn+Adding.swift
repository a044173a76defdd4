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
