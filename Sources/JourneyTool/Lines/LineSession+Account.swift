import FlowModel

extension LineSession {
  /// Where the walk is, one thing a line.
  package var account: [String] {
    let place = walker.place
    var texts: [String] = []
    if let last = place.path.last {
      texts.append("Step \(place.step). \(last.by.rawValue.capitalizedFirst): \(last.says).")
    } else {
      texts.append("Step 0. The start.")
    }
    if let note = place.note { texts.append("Note: \(note)") }
    let isAboutScreen = { (fact: SeenFact) in fact.name == "screen" || fact.name == "text" }
    texts += place.facts.filter(isAboutScreen).map(Self.sentence)
    let others = place.facts.filter { !isAboutScreen($0) }.map(Self.sentence)
    if !others.isEmpty { texts.append(others.joined(separator: " ")) }
    texts += (place.positions + place.remembered).map {
      "\($0.name.capitalizedFirst): \($0.value)."
    }
    if !place.changes.isEmpty {
      let changes = place.changes.map { "\($0.name) from \($0.old) to \($0.new)" }
      texts.append("Changed: \(changes.joined(separator: "; ")).")
    } else if place.step > 0 {
      texts.append("Changed: nothing that can be seen.")
    }
    texts += place.events.map { "Happened: \($0)." }
    texts += place.newlyBroken.map { "PROPERTY BROKEN: \($0)." }
    texts.append("Properties: \(place.propertiesInShort).")
    return lines(texts) + choiceLines
  }

  private static func sentence(_ fact: SeenFact) -> String {
    let end = fact.value.hasSuffix(".") ? "" : "."
    return "\(fact.name.capitalizedFirst): \(fact.value)\(end)"
  }

  /// The choices, numbered.
  var choiceLines: [String] {
    let choices = walker.place.choices
    guard !choices.isEmpty else {
      return lines(["Choices: none. Nothing more can happen; type undo, goto or quit."])
    }
    return lines(
      ["Choices:"]
        + choices.enumerated().map { number, choice in
          "\(number + 1). \(choice.text.by.rawValue): \(choice.text.says) (\(choice.text.id)). "
            + Self.seen(choice.visits)
        })
  }

  var propertyLines: [String] {
    let properties = walker.place.propertiesByStatus
    guard !properties.isEmpty else { return lines(["This system has no properties."]) }
    return lines(
      properties.map { property in
        switch property.status {
        case .holdsSoFar: "holds so far: \(property.name)"
        case .broken(let step): "BROKEN at step \(step): \(property.name)"
        case .needsEveryPath: "needs every path, as a check takes: \(property.name)"
        }
      })
  }

  var pathLines: [String] {
    let place = walker.place
    guard !place.wholePath.isEmpty else { return lines(["No step was taken yet."]) }
    let steps = place.wholePath.enumerated().map { index, text in
      let mark = index < place.step ? "" : " (taken back)"
      return "\(index + 1). \(text.by.rawValue): \(text.says) (\(text.id))\(mark)"
    }
    return lines(steps) + [glyphs.shown(pasteLine)]
  }

  /// The walk in one line, to paste.
  ///
  /// It is not wrapped.
  var pasteLine: String { walker.line }

  var notNowLines: [String] {
    let texts = walker.place.notNow.map {
      "\($0.text.by.rawValue): \($0.text.says) (\($0.text.id)): \($0.reason)."
    }
    guard !texts.isEmpty else { return lines(["Nothing is known to be impossible here."]) }
    return lines(["Not now:"] + texts)
  }

  /// The texts made fit to be shown, each in lines that are not too long.
  func lines(_ texts: [String]) -> [String] {
    texts.flatMap { wrapped(glyphs.shown($0), to: columns, indent: 2) }
  }

  private static func seen(_ visits: Int) -> String {
    switch visits {
    case 0: "New."
    case 1: "Seen once."
    default: "Seen \(visits) times."
    }
  }
}
