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
