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
    let wanted = place.choices.count + 1
    if space - wanted >= 8 {
      lines = drawing(columns - 4, 5).map { Line("  ") + Line($0) }
      while lines.last?.text.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
    }
    return lines + side(columns - 1, space - lines.count).map { Line(" ") + $0 }
  }

  private func drawing(_ columns: Int, _ rows: Int) -> [String] {
    guard columns > 0, rows > 0 else { return [] }
    return session.walker.draw(columns: columns, rows: rows).prefix(rows).map {
      clipped(shown($0), to: columns, glyphs: glyphs)
    }
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
    let broken = brokenLines(width)
    let isBroken = session.panel == .broken
    let wanted =
      max(1, isBroken ? ScreenSession.Remedy.allCases.count : place.choices.count) + 1
    var facts = factLines(width, max(1, space - broken.count - wanted - 2))
    if space < broken.count + wanted + 2 { facts = Array(facts.prefix(space > 6 ? 1 : 0)) }
    var lines = facts
    if space - lines.count - broken.count > wanted { lines.append(Line()) }
    lines += broken
    let choices = choiceLines(width, space - lines.count)
    lines += choices
    let closed = notNowLines(all: false, width: width - 5)
    if !closed.isEmpty, space - lines.count >= closed.count + 2 {
      lines += [Line(), Line(" Not now", .dim)]
      lines += closed.map { Line("   ") + $0 }
    }
    return lines.prefix(space).map { $0.clipped(to: width, glyphs) }
  }

  /// The facts one a line, or run together where that takes too many lines.
  private func factLines(_ width: Int, _ space: Int) -> [Line] {
    // The frame shows what is written on the screen.
    let facts = (place.facts + place.positions).filter { !isFramed || $0.name != SeenFact.text }
    let name = min(facts.map { cells(of: $0.name) }.max() ?? 0, width / 2) + 2
    if facts.count <= space {
      return facts.map {
        Line(padded(shown($0.name.capitalizedFirst), to: name, glyphs: glyphs), .dim)
          + Line(shown($0.value))
      }
    }
    let short = isFramed ? facts.filter { $0.name != "screen" } : facts
    let text = short.map { shown("\($0.name) \($0.value)") }.joined(separator: "; ")
    let lines = wrapped(text, to: width)
    guard lines.count > space else { return lines.map { Line($0) } }
    return lines.prefix(space).enumerated().map { number, line in
      Line(number == space - 1 ? line + shown(" …") : line)
    }
  }

  private func brokenLines(_ width: Int) -> [Line] {
    place.newlyBroken.flatMap { name in
      wrapped("RULE BROKEN  \(shown(name))", to: width, indent: 2).map { Line($0, .bad) }
    } + (place.newlyBroken.isEmpty ? [] : [Line()])
  }

  /// The choices, as many as fit around the cursor.
  private func choiceLines(_ width: Int, _ space: Int) -> [Line] {
    if session.panel == .broken { return remedyLines }
    guard !place.choices.isEmpty else {
      return [Line("Nothing more can happen. u takes the last step back.", .bold)]
    }
    var lines = [Line("What happens next?", .bold)]
    let count = place.choices.count
    let room = max(1, space - 1)
    let fits = count <= room
    let shownCount = fits ? count : max(1, room - 1)
    let from = fits ? 0 : min(max(0, session.cursor - shownCount / 2), count - shownCount)
    for index in from..<(from + shownCount) { lines.append(choiceLine(index, width)) }
    if !fits, room > 1 {
      lines.append(Line("   \(shown("…")) \(count - shownCount) more: j and k move", .dim))
    }
    return lines
  }

  /// What can be done about the rule that was broken.
  private var remedyLines: [Line] {
    [Line("What now?", .bold)]
      + ScreenSession.Remedy.allCases.enumerated().map { index, remedy in
        let text =
          switch remedy {
          case .undo: "undo, to step \(place.step - 1)"
          case .save: "save this journey"
          case .rules: "see every rule"
          case .carryOn: "carry on anyway"
          }
        let isCursor = index == session.cursor
        return Line(isCursor ? " > " : "   ", .bold)
          + Line("\(index + 1) \(text)", isCursor ? .bold : .plain)
      }
  }

  private func choiceLine(_ index: Int, _ width: Int) -> Line {
    let choice = place.choices[index]
    let isCursor = index == session.cursor
    let digits = place.choices.count > 9 ? 2 : 1
    let number = String(repeating: " ", count: digits - String(index + 1).count) + "\(index + 1)"
    let causeStyle: Style =
      switch choice.text.by {
      case .person: .person
      case .system: .system
      case .time: .time
      }
    let head =
      Line(isCursor ? " > " : "   ", .bold) + Line("\(number) ")
      + Line(padded(choice.text.by.rawValue, to: 7), causeStyle)
    let says = shown(choice.text.says)
    let style: Style = isCursor ? .bold : .plain
    let seen = choice.visits == 0 ? " new" : " seen \(choice.visits)"
    let room = width - head.width - seen.count
    // What happens is worth more than whether it is new.
    guard cells(of: says) <= room else {
      return head + Line(clippedInside(says, to: width - head.width, glyphs: glyphs), style)
    }
    return head + Line(padded(says, to: room), style) + Line(seen, .dim)
  }
}
