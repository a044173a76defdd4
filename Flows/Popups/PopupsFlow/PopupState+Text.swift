extension PopupState: CustomStringConvertible {
  /// What is in each group, then what holds elsewhere: `popups: a visible, b waits`.
  public var description: String {
    var phrases = lanes.map(\.description)
    if !unmet.isEmpty { phrases.append("not met: \(unmet.joined(separator: ", "))") }
    if isKeyboardUp { phrases.append("keyboard") }
    if isInactive { phrases.append("inactive") }
    return phrases.isEmpty ? "nothing" : phrases.joined(separator: "; ")
  }
}

extension Lane: CustomStringConvertible {
  /// `popups: a visible, b waits, suspended`.
  public var description: String {
    var phrases = (shown.map { [$0.description] } ?? []) + waiting.map(\.description)
    if isSuspended { phrases.append("suspended") }
    return "\(group): \(phrases.joined(separator: ", "))"
  }
}

extension Shown: CustomStringConvertible {
  /// `a visible`, `a hiding(timeout)`, and whether its time has begun.
  public var description: String {
    let state =
      switch phase {
      case .presenting: isAnnounced ? "presenting again" : "presenting"
      case .visible: "visible"
      case .hiding(.covered): "covered"
      case .hiding(.ended(let reason)): "ending(\(reason))"
      }
    let isUnseen = isHiding && !isAnnounced
    return "\(popup.id) \(state)\(isUnseen ? " unseen" : "")\(hasTimer ? " timed" : "")"
  }
}

extension Waiting: CustomStringConvertible {
  /// `a waits`, and whether its time is paused.
  public var description: String { "\(popup.id) waits\(hasTimer ? " timed" : "")" }
}
