import FlowModel

/// Draws a session: a pure function from its state and the size of the window to lines.
///
/// No line takes more cells than the window has columns, and the last one leaves one free, because
/// a terminal scrolls when its last cell is written.
package struct Renderer {
  let session: ScreenSession
  let columns: Int
  let rows: Int

  package init(_ session: ScreenSession, columns: Int, rows: Int) {
    self.session = session
    self.columns = columns
    self.rows = rows
  }

  var snapshot: WalkSnapshot { session.walker.snapshot }
  var glyphs: Glyphs { session.glyphs }
  /// Whether there is room for the phone's frame.
  var isFramed: Bool { columns >= 60 }

  /// The lines of the window, at most as many as it has rows.
  package func lines(frame: Int = 0) -> [Line] {
    guard columns >= 30, rows >= 8 else {
      return [Line("window too small").clipped(to: max(0, columns - 1), glyphs)]
    }
    var lines = head
    var foot = foot
    let space = panelRows
    if let content = panelContent {
      let from = min(session.scroll, lastScroll)
      lines += content.dropFirst(from).prefix(space)
    } else {
      lines += isFramed ? framed(space) : unframed(space)
    }
    while lines.count < rows - foot.count - 1 { lines.append(Line()) }
    // What is said and does not fit into one line covers what is above it.
    let told = said(foot.count + 1)
    foot = foot.dropLast(max(0, told.count - 1)) + told.dropLast()
    foot.append(footer(told.last ?? hint, frame))
    lines += foot
    return lines.prefix(rows).enumerated().map { row, line in
      line.clipped(to: row == rows - 1 ? columns - 1 : columns, glyphs)
    }
  }

  // MARK: - Head and foot

  var divider: Line { Line(glyphs.shown(String(repeating: "─", count: columns)), .dim) }

  private var head: [Line] {
    let right = "step \(snapshot.step)"
    let name = snapshot.title.map { "\(snapshot.system): \($0)" } ?? snapshot.system
    let left = padded(
      " \(shown(name))", to: max(0, columns - right.count - 1), glyphs: glyphs)
    return [Line(left, .bold) + Line("\(right) ")] + (rows >= 12 ? [divider] : [])
  }

  private var foot: [Line] {
    guard rows >= 14 else { return rows >= 10 ? [changedLine, propertiesLine] : [propertiesLine] }
    return [divider, pathLine, changedLine, propertiesLine, divider]
  }

  /// The end of the path, as much as fits.
  private var pathLine: Line {
    let path = snapshot.path
    var text = path.isEmpty ? "0 start > here" : "here"
    let taken = snapshot.future.isEmpty ? "" : " (\(snapshot.future.count) taken back)"
    let width = columns - 10 - taken.count
    for step in path.indices.reversed() {
      let longer = "\(step + 1) \(shown(path[step].says)) > \(text)"
      // Room is kept for the mark of what is left out.
      if cells(of: longer) > width - 4 {
        text = "\(shown("…")) > \(text)"
        break
      }
      text = longer
    }
    text += taken
    return Line(" Path     ", .dim) + Line(text)
  }

  private var changedLine: Line {
    // What the screen was is the longest to tell, and was seen a moment ago.
    let changes = snapshot.changes.map {
      shown($0.name == "screen" ? "screen > \($0.new)" : "\($0.name) \($0.old) > \($0.new)")
    }
    let note = snapshot.note.map { ["\"\(shown($0))\""] } ?? []
    let text = (note + changes + snapshot.events.map(shown)).joined(separator: "   ")
    let nothing = snapshot.step == 0 ? "" : "nothing that can be seen"
    return Line(" Changed  ", .dim) + Line(text.isEmpty ? nothing : text)
  }

  private var propertiesLine: Line {
    let isBroken = snapshot.properties.contains {
      if case .broken = $0.status { true } else { false }
    }
    let asked = session.hypothesisWords.map { Line("   \(shown($0))", .bold) } ?? Line()
    return Line(" Verdict  ", .dim) + Line(snapshot.propertiesInShort, isBroken ? .bad : .plain)
      + asked
  }

  /// What is said until the next key, as much as fits.
  private func said(_ space: Int) -> [Line] {
    guard let message = session.message else { return [] }
    let number = session.numbersFrames ? 8 : 0
    let lines = wrapped(shown(message), to: columns - 4 - number)
    return lines.prefix(space).enumerated().map { index, line in
      let isCut = index == space - 1 && lines.count > space
      return Line(" \(line)\(isCut ? shown(" …") : "")", .bold)
    }
  }

  private func footer(_ left: Line, _ frame: Int) -> Line {
    guard session.numbersFrames else { return left }
    let number = " #\(frame)"
    return left.padded(to: columns - 1 - number.count, glyphs) + Line(number, .dim)
  }

  /// What is asked, or which keys there are.
  private var hint: Line {
    switch session.panel {
    case .entry(.number, let text): Line(" Choice number: \(text)_   Enter takes it")
    case .entry(.step, let text): Line(" Go to step: \(text)_   Enter goes, Esc closes")
    case .entry(.file, let text): Line(" Save as: \(shown(text))_   Enter saves, Esc closes")
    case .entry(.question, let text): Line(" Find: \(shown(text))_   Enter searches, Esc closes")
    case .entry(.fact, let text):
      Line(
        " Back to the last change of: \(shown(text))_ \(shown(snapshot.fact(meantBy: text) ?? "?"))"
          + "   Enter goes, Esc closes")
    case .replace(let path): Line(" \(shown(path)) exists. Replace it? y/n", .bad)
    case .paste:
      Line(" Open the pasted journey? \(steps(session.walker)) here would be lost. y/n", .bad)
    case .kept:
      Line(
        " A walk of \(steps(session.other)) was not saved. Go on with it? y/n, d deletes it", .bold)
    case .help, .facts, .properties, .notNow, .line:
      Line(" j/k PgUp PgDn Home End scroll  Esc back  q quit", .dim)
    case .finding: Line(" Looking for a journey. Any key stops it.", .bold)
    case .searching: Line(" Looking for a shorter walk. Any key stops it.", .bold)
    case .broken:
      Line(
        " 1-\(session.remedies.count) choose  u undo  s save  p properties  Esc go on  q quit", .dim
      )
    case .choices: Line(" \(keys.joined(separator: "  "))", .dim)
    }
  }

  /// What digits do, and the other keys, as many as there is room for.
  private var keys: [String] {
    let count = session.rows.count
    let digits =
      count > 9 ? "number, Enter: take" : count > 1 ? "1-\(count) take" : "\(count) take"
    var keys = [
      digits, "u undo", "U redo", "g goto", "f facts", "w why", "p properties", "s save", "? help",
      "q quit",
    ]
    if count == 0 { keys.removeFirst() }
    for key in [
      "U redo", "g goto", "s save", "f facts", "w why", "p properties", "u undo", "? help",
    ]
    where keys.joined(separator: "  ").count > columns - 2 {
      keys.removeAll { $0 == key }
    }
    return keys
  }

  private func steps(_ walker: (any Walker)?) -> String {
    count(walker?.wholePath.count ?? 0, "step")
  }

  // MARK: - Panels

  /// How many rows there are between head and foot.
  var panelRows: Int { max(1, rows - head.count - foot.count - 1) }

  var lastScroll: Int { max(0, (panelContent?.count ?? 0) - panelRows) }

  /// What the open panel says, all of it; nil if the place is shown.
  private var panelContent: [Line]? {
    switch session.panel {
    case .help: panel("Keys", Self.help)
    case .facts: panel("Facts", factPanel)
    case .properties: panel("Properties", propertyLines)
    case .notNow: panel("Not now", notNowLines(all: true))
    case .line: panel("This walk in one line, to paste", pasteLines)
    case .choices, .entry, .replace, .paste, .kept, .broken, .searching, .finding: nil
    }
  }

  private func panel(_ title: String, _ lines: [Line]) -> [Line] {
    [Line(" \(title)", .bold), Line()] + lines.map { Line("  ") + $0 }
  }

  private var pasteLines: [Line] {
    session.line(in: columns).map { Line($0) } + [
      Line(),
      Line("It was also put on the clipboard, if the terminal lets programs do that.", .dim),
    ]
  }

  private var propertyLines: [Line] {
    guard !snapshot.properties.isEmpty else { return [Line("This system has no properties.")] }
    return snapshot.propertiesByStatus.flatMap { property -> [Line] in
      let (word, style): (String, Style) =
        switch property.status {
        case .holdsSoFar: ("holds so far", .good)
        case .broken(let step): ("BROKEN at step \(step)", .bad)
        case .needsEveryPath: ("needs every path", .dim)
        }
      let texts = wrapped(shown(property.name), to: max(20, columns - 24))
      return texts.enumerated().map { number, text in
        Line(padded(number == 0 ? word : "", to: 18), style) + Line(text)
      }
    }
  }

  func notNowLines(all: Bool, width: Int? = nil) -> [Line] {
    let width = width ?? columns - 4
    let closed = all ? snapshot.notNow : Array(snapshot.notNow.prefix(3))
    if all, closed.isEmpty { return [Line("Nothing is known to be impossible here.")] }
    return closed.flatMap { choice in
      [Line(shown("- \(choice.text.by.rawValue) \(choice.text.says)"))]
        + wrapped(shown(choice.reason), to: max(10, width - 2)).map { Line("  \($0)", .dim) }
    }
  }

  private static let help: [Line] = [
    "1-9          take the choice with the number; of more than nine: the number, then Enter",
    "arrows, j k  move among the choices; Enter takes one",
    "u, PgUp      take the last step back, as often as you like",
    "U, PgDn      take it again",
    "g            go to a step of this walk",
    "f            every fact, whole",
    "/            go to what a question asks for, as: not isSettled and at FLOW STATE",
    "n            let what is under way finish, up to a moment of rest",
    "b            go back to where a fact last changed; its name, or the beginning",
    "w            why something is not possible now",
    "p            every property, and whether this walk broke it",
    "s            save the journey in a file",
    "y            show the walk in one line, to paste, and copy it",
    "Esc          close a panel",
    "Ctrl-Z       suspend; fg comes back",
    "q, Ctrl-D    quit",
    "",
    "What a row says",
    "seen 2       this walk has been twice where the choice leads; new: never",
    "killed after order 2",
    "             the step begins, and a process ends once it has given two orders;",
    "             such choices stand last, in one row that opens",
    "[ OK ]       on the screen: can be touched; ( OK ) is grey; _ is the caret",
  ].map { Line($0) }

  func shown(_ text: String) -> String { glyphs.shown(text) }
}
