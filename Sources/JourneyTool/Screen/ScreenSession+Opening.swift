import FlowModel

/// Walks that take the place of the one on the screen: a pasted one, and one that was kept.
extension ScreenSession {
  /// Takes a pasted text: into what is being typed, and a journey where nothing is asked.
  mutating func take(pasted text: String?) -> Answer {
    guard let text else {
      message = "The pasted text is too long, or has no end; nothing was done."
      return .nothing
    }
    switch panel {
    case .entry(let entry, let typed):
      let line = text.split(whereSeparator: \.isNewline).map { trimmed($0) }
        .first { !$0.isEmpty }
      let fits = { (character: Character) in entry.takesText || Key.character(character).isDigit }
      guard let line, line.allSatisfy(fits) else { break }
      panel = .entry(entry, Self.longer(kept(entry, typed), by: line))
      return .nothing
    case .choices, .broken, .help, .facts, .properties, .notNow, .line:
      let line = trimmed(text, of: { $0.isWhitespace || "\"'`".contains($0) })
      guard line.hasPrefix(JourneyLine.mark), let opens else { break }
      open(pasted: opens(line))
      return .nothing
    case .replace, .paste, .kept, .searching, .finding: break
    }
    message = "The pasted text was ignored; only a journey: line is opened."
    return .nothing
  }

  private mutating func open(pasted found: Result<any Walker, ToolError>) {
    switch found {
    case .success(let walker):
      other = walker
      if hasUnsavedSteps { open(.paste) } else { openOther() }
    case .failure(let trouble): message = trouble.sentence
    }
  }

  /// Takes the answer to whether another walk is to take this one's place.
  mutating func takeInQuestion(_ key: Key) -> Answer {
    let isKept = panel == .kept
    switch key {
    case .character("y"), .character("Y"): openOther()
    case .character("d") where isKept, .character("D") where isKept:
      dropsKept = true
      leave(saying: "It was deleted.")
    case .character("n"), .character("N"), .escape:
      leave(saying: isKept ? "It is still kept." : "Not opened.")
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
    keptSteps = walker.wholePath[...]
    goesOnWithKept = isKept
    message =
      isKept
      ? "The walk goes on where it was left."
      : "Opened the pasted journey: \(count(snapshot.step, "step"))."
  }

  private mutating func leave(saying text: String) {
    message = text
    other = nil
    open(snapshot.lastBroken == nil ? .choices : .broken)
  }
}
