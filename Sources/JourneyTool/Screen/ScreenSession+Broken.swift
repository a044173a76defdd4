import FlowChecker
package import StateSpace

/// What can be done once the walk has broken a property.
extension ScreenSession {
  /// One thing that can be done.
  package enum Remedy: Hashable, Sendable {
    case shorten
    case lengthen
    case copy
    case undo
    case save
    case properties
    case carryOn
  }

  /// What can be done here, in a fixed order.
  var remedies: [Remedy] {
    let first: [Remedy] = longer == nil ? [.shorten] : [.lengthen]
    return first + [.copy, .undo, .save, .properties, .carryOn]
  }

  /// Takes a key while the panel about a broken property is open.
  mutating func takeInBroken(_ key: Key) -> Answer {
    switch key {
    case .up, .character("k"): cursor = max(0, cursor - 1)
    case .down, .character("j"): cursor = min(remedies.count - 1, cursor + 1)
    case .enter, .right: return take(remedies[min(cursor, remedies.count - 1)])
    case .character(let digit) where digit.isASCII && digit.isNumber:
      guard let number = digit.wholeNumberValue, remedies.indices.contains(number - 1) else {
        message = "Choose 1 to \(remedies.count)."
        return .nothing
      }
      return take(remedies[number - 1])
    case .escape: return take(.carryOn)
    case .character, .left, .pageUp, .pageDown, .backspace, .home, .end:
      // Every other key does what it does elsewhere.
      _ = take(.carryOn)
      return takeInChoices(key)
    case .endOfInput, .redraw, .paste: break
    }
    return .nothing
  }

  private mutating func take(_ remedy: Remedy) -> Answer {
    guard let broken = snapshot.lastBroken else { return .nothing }
    cursor = 0
    open(.choices)
    switch remedy {
    case .shorten:
      open(.searching)
      return .shorten(property: broken.name, step: broken.step)
    case .lengthen:
      if let longer { show(longer) }
      longer = nil
    case .copy: return copy()
    case .undo:
      // A property that the start breaks has no step before it.
      if broken.step == 0 { undo() } else { _ = walker.go(toStep: broken.step - 1) }
    case .save: panel = .entry(.file, suggestion)
    case .properties: open(.properties)
    case .carryOn: break
    }
    return .nothing
  }

  /// How far the search for a shorter walk is.
  package mutating func tell(_ progress: SearchProgress) {
    message = "\(count(progress.states, "state")) searched. Any key stops it."
  }

  /// What became of the search for a shorter walk.
  package mutating func found(_ found: ShorterWalk) {
    let before = snapshot.lastBroken?.step ?? snapshot.step
    open(.broken)
    switch found {
    case .found(let walker):
      longer = self.walker
      show(walker)
      message = "Found: \(count(walker.snapshot.step, "step")) in place of \(before)."
    case .none: message = "There is no shorter one: the search is complete."
    case .unfinished(nil): message = "Stopped. Whether there is a shorter one is not known."
    case .unfinished(let limit?):
      message = "Not finished, \(words(for: limit)): whether there is a shorter one is not known."
    }
  }

  private func words(for limit: Completeness.Limit) -> String {
    switch limit {
    case .states: "there are too many states"
    case .depth: "it is too far"
    case .time: "it took too long"
    case .goal: "it was stopped"
    }
  }
}
