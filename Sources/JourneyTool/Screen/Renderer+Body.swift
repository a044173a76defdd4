import FlowModel

extension Renderer {
  /// The phone on the left, facts and choices on the right.
  func framed(_ space: Int) -> [Line] {
    let width = columns >= 100 ? 36 : 28
    let height = min(space, columns >= 100 ? 30 : 24)
    let phone = phone(width: width, height: height)
    let side = side(columns - width - 2, space)
    return (0..<space).map { row in
      let left = row < phone.count ? phone[row] : Line(String(repeating: " ", count: width))
      return left + Line("  ") + (row < side.count ? side[row] : Line())
    }
  }

  /// The same facts without a frame, for narrow windows.
  func unframed(_ space: Int) -> [Line] {
    var lines: [Line] = []
    let wanted = session.rows.count + 1
    if space - wanted >= 8 {
      lines = drawing(columns - 4, 5).map { Line("  ") + Line($0) }
      while lines.last?.text.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    }
    return lines + side(columns - 1, space - lines.count).map { Line(" ") + $0 }
  }

  private func drawing(_ columns: Int, _ rows: Int) -> [String] {
    guard columns > 0, rows > 0 else { return [] }
    return snapshot.picture.drawn(columns: columns, rows: rows, glyphs)
  }

  private func phone(width: Int, height: Int) -> [Line] {
    let drawing = drawing(width - 2, height - 2)
    let edge = String(repeating: "─", count: width - 2)
    let side = shown("│")
    var lines = [Line(shown("╭\(edge)╮"))]
    for row in 0..<max(0, height - 2) {
      let text = row < drawing.count ? drawing[row] : ""
      lines.append(Line(side + padded(text, to: width - 2, glyphs: glyphs) + side))
    }
    return lines + [Line(shown("╰\(edge)╯"))]
  }

  /// Facts, what broke, choices, what is not possible; choices come first if space is short.
  private func side(_ width: Int, _ space: Int) -> [Line] {
    // What can be done is seen whole, and the property stands in the panel of properties, too.
    let broken = Array(
      brokenLines(width).prefix(isAboutRule ? max(1, space - remedyLines.count) : space))
    let room = space - broken.count
    let list = choiceList(width, room - min(facts.count, room / 2) - 2)
    let height = 1 + (isAboutRule ? remedyLines.count - 1 : max(1, list.height))
    // Many choices scroll, so that state and facts stay in sight.
    let least =
      isAboutRule || space < 12 ? height : min(height, max(6, room * 2 / 5, list.tallest + 2))
    var facts = factLines(width, max(1, room - least - 1))
    if room < least + 2 { facts = Array(facts.prefix(space > 6 ? 1 : 0)) }
    var lines = facts
    if room - lines.count > least { lines.append(Line()) }
    lines += broken
    lines += isAboutRule ? remedyLines : choiceLines(list, space - lines.count)
    let closed = notNowLines(all: false, width: width - 5)
    if !isAboutRule, !closed.isEmpty, space - lines.count >= closed.count + 2 {
      lines += [Line(), Line(" Not now", .dim)]
      lines += closed.map { Line("   ") + $0 }
    }
    return lines.prefix(space).map { $0.clipped(to: width, glyphs) }
  }

  /// What is known of the place; the frame shows what is written on the screen.
  private var facts: [SeenFact] { allFacts.filter { !isFramed || $0.name != SeenFact.text } }

  private var allFacts: [SeenFact] {
    snapshot.facts + snapshot.positions + snapshot.remembered
  }

  /// The facts one to a line, where the component is first if there is not room for all.
  private func factLines(_ width: Int, _ space: Int) -> [Line] {
    let whole = lines(of: facts, width)
    guard whole.count > space else { return whole }
    let clipped = facts.map { lines(of: [$0], width, among: facts)[0] }
    guard clipped.count > space else { return clipped }
    let rest = snapshot.facts.filter { !isFramed || ![SeenFact.text, "screen"].contains($0.name) }
    let first = snapshot.remembered + snapshot.positions + rest
    let shown = first.prefix(max(1, space - 1)).map { lines(of: [$0], width, among: facts)[0] }
    let left = first.count - shown.count
    guard left > 0, space > 1 else { return shown }
    return shown + [Line("\(glyphs.shown("…")) \(count(left, "more fact")): f shows all", .dim)]
  }

  /// Facts with their names in a column; a value that is too long goes on below.
  private func lines(of facts: [SeenFact], _ width: Int, among all: [SeenFact]? = nil) -> [Line] {
    let longest = (all ?? facts).map { cells(of: shown($0.name)) }.max() ?? 0
    let name = min(longest, width / 2) + 2
    return facts.flatMap { fact in
      wrapped(shown(fact.value), to: max(8, width - name)).enumerated().map { row, text in
        Line(
          padded(row == 0 ? shown(fact.name.capitalizedFirst) : "", to: name, glyphs: glyphs), .dim)
          + Line(text)
      }
    }
  }

  /// Every fact, whole.
  var factPanel: [Line] { lines(of: allFacts, columns - 6) }

  /// The properties that the last step broke; with the panel about it the last one alone, and how.
  private func brokenLines(_ width: Int) -> [Line] {
    func lines(_ name: String) -> [Line] {
      wrapped("PROPERTY BROKEN  \(shown(name))", to: width, indent: 2).map { Line($0, .bad) }
    }
    guard isAboutRule, let (name, step) = snapshot.lastBroken else {
      let names = snapshot.newlyBroken
      return names.flatMap(lines) + (names.isEmpty ? [] : [Line()])
    }
    let others = snapshot.properties.count { $0.status == .broken(step: step) } - 1
    let more = others == 0 ? "" : ", with \(count(others, "other property"))"
    let how = step == 0 ? "by the start" : "by step \(step): \(snapshot.path[step - 1].says)"
    return lines(name) + wrapped("  \(shown(how))\(more)", to: width, indent: 2).map { Line($0) }
      + [Line()]
  }

  private var isAboutRule: Bool { session.panel == .broken || session.panel == .searching }

  /// What can be done about the property that was broken.
  private var remedyLines: [Line] {
    let step = snapshot.lastBroken?.step ?? snapshot.step
    return [Line("What now?", .bold)]
      + session.remedies.enumerated().map { index, remedy in
        let text =
          switch remedy {
          case .shorten: "find a shorter one"
          case .lengthen: "go back to the longer one"
          case .copy: "copy as one line"
          case .undo: step == 0 ? "undo" : "undo, to step \(step - 1)"
          case .save: "save this journey"
          case .properties: "see every property"
          case .carryOn: "go on walking"
          }
        let isCursor = index == session.cursor
        return Line(isCursor ? " > " : "   ", .bold)
          + Line("\(index + 1) \(text)", isCursor ? .bold : .plain)
      }
  }
}
