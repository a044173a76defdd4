import FlowModel

extension LineSession {
  package var account: [String] {
    let snapshot = walker.snapshot
    var texts: [String] = []
    if let last = snapshot.path.last {
      texts.append("Step \(snapshot.step). \(last.by.rawValue.capitalizedFirst): \(last.says).")
    } else {
      texts.append("Step 0. The start.")
    }
    if let note = snapshot.note { texts.append("Note: \(note)") }
    let isAboutScreen = { (fact: SeenFact) in fact.name == "screen" || fact.name == "text" }
    texts += snapshot.facts.filter(isAboutScreen).map(Self.sentence)
    texts += snapshot.facts.filter { !isAboutScreen($0) }.map(Self.sentence)
    texts += (snapshot.positions + snapshot.remembered).map {
      "\($0.name.capitalizedFirst): \($0.value)."
    }
    if !snapshot.changes.isEmpty {
      let changes = snapshot.changes.map { "\($0.name) from \($0.old) to \($0.new)" }
      texts.append("Changed: \(changes.joined(separator: "; ")).")
    } else if snapshot.step > 0 {
      texts.append("Changed: nothing that can be seen.")
    }
    texts += snapshot.events.map { "Happened: \($0)." }
    texts += snapshot.newlyBroken.map { "PROPERTY BROKEN: \($0)." }
    texts.append("Properties: \(snapshot.propertiesInShort).")
    return lines(texts + hypothesisLines) + choiceLines
  }

  private static func sentence(_ fact: SeenFact) -> String {
    let end = fact.value.hasSuffix(".") ? "" : "."
    return "\(fact.name.capitalizedFirst): \(fact.value)\(end)"
  }

  var choiceLines: [String] {
    let choices = walker.snapshot.choices
    guard !choices.isEmpty else {
      return lines(["Choices: none. Nothing more can happen; type undo, goto or quit."])
    }
    let cuts = choices.indices.filter { choices[$0].isCut }
    guard cuts.count > 1, let first = cuts.first else {
      return lines(["Choices:"] + choices.indices.map(line))
    }
    // They come last.
    return lines(
      ["Choices:"] + choices.indices.prefix(first).map(line) + [
        "\(first + 1) to \(choices.count). system: killed in the middle of a step; type kills to "
          + "see them."
      ])
  }

  private func line(ofChoice number: Int) -> String {
    let choice = walker.snapshot.choices[number]
    return "\(number + 1). \(choice.text.by.rawValue): \(choice.text.says) (\(choice.text.id)). "
      + Self.seen(choice.visits)
  }

  /// The choices that the end of a process cuts short.
  var killLines: [String] {
    let choices = walker.snapshot.choices
    let cuts = choices.indices.filter { choices[$0].isCut }.map(line)
    return lines(cuts.isEmpty ? ["No process can end in the middle of a step here."] : cuts)
  }

  var propertyLines: [String] {
    let properties = walker.snapshot.propertiesByStatus
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
    let snapshot = walker.snapshot
    guard !snapshot.wholePath.isEmpty else { return lines(["No step was taken yet."]) }
    let steps = snapshot.wholePath.enumerated().map { index, text in
      let mark = index < snapshot.step ? "" : " (taken back)"
      return "\(index + 1). \(text.by.rawValue): \(text.says) (\(text.id))\(mark)"
    }
    return lines(steps) + [glyphs.shown(pasteLine)]
  }

  /// The walk in one line, to paste.
  ///
  /// It is not wrapped.
  var pasteLine: String { walker.line }

  var notNowLines: [String] {
    let texts = walker.snapshot.notNow.map {
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
