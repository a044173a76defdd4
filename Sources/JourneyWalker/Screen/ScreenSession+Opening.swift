import FlowModel

/// Walks that take the place of the one on the screen: a pasted one, and one that was kept.
extension ScreenSession {
  /// Takes a pasted text: a name where one is typed, a journey everywhere else.
  mutating func take(pasted text: String?) -> Answer {
    guard let text else {
      message = "The pasted text is too long; nothing was done."
      return .nothing
    }
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }.filter { !$0.isEmpty }
    if case .entry(.file, let name) = panel {
      let kept = name == suggestion ? "" : name
      panel = .entry(.file, String((kept + (lines.first ?? "")).prefix(200)))
      return .nothing
    }
    guard let opens, panel != .searching, lines.count == 1, JourneyLine(lines[0]) != nil else {
      message = "The pasted text was ignored; only a line that begins with journey: is opened."
      return .nothing
    }
    switch opens(lines[0]) {
    case .success(let walker):
      other = walker
      if hasUnsavedSteps { open(.paste) } else { openOther() }
    case .failure(let trouble): message = trouble.sentence
    }
    return .nothing
  }

  /// Takes the answer to whether another walk is to take this one's place.
  mutating func takeInQuestion(_ key: Key) -> Answer {
    let isKept = panel == .kept
    switch key {
    case .character("y"), .character("Y"): openOther()
    case .character("d") where isKept, .character("D") where isKept:
      note(dropsKept: true)
      leave(saying: "It was deleted.")
    case .character("n"), .character("N"), .escape:
      leave(saying: isKept ? "It is still kept, until another walk is." : "Not opened.")
    case .character("q"): return .quit
    default: message = isKept ? "Type y, n or d." : "Type y or n."
    }
    return .nothing
  }

  private mutating func openOther() {
    guard let walker = other else { return }
    let isKept = panel == .kept
    other = nil
    show(walker)
    // It is in a file, or where it was pasted from.
    note(stepsAreKept: true)
    message =
      isKept ? "Here it was left." : "Opened the pasted journey: \(count(place.step, "step"))."
  }

  private mutating func leave(saying text: String) {
    message = text
    other = nil
    open(place.lastBroken == nil ? .choices : .broken)
  }
}
