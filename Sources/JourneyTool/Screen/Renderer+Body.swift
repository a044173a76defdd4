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
    let wanted = snapshot.choices.count + 1
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
    // What can be done is seen whole, and the property stands in the panel of properties, too.
    let broken = Array(
      brokenLines(width).prefix(isAboutRule ? max(1, space - remedyLines.count) : space))
    let room = space - broken.count
    // Facts are run together, and then rows cut, where they would not fit otherwise.
    let list = choiceList(width, room - runTogether(width, 3).count - 2)
    let height = 1 + (isAboutRule ? remedyLines.count - 1 : max(1, list.height))
    var facts = factLines(width, max(1, room - height - 1))
    if room < height + 2 { facts = Array(facts.prefix(space > 6 ? 1 : 0)) }
    var lines = facts
    if room - lines.count > height { lines.append(Line()) }
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
  private var facts: [SeenFact] {
    (snapshot.facts + snapshot.positions + snapshot.remembered).filter {
      !isFramed || $0.name != SeenFact.text
    }
  }

  /// The facts one a line, or run together where that takes too many lines.
  private func factLines(_ width: Int, _ space: Int) -> [Line] {
    let name = min(facts.map { cells(of: $0.name) }.max() ?? 0, width / 2) + 2
    if facts.count <= space {
      return facts.map {
        Line(padded(shown($0.name.capitalizedFirst), to: name, glyphs: glyphs), .dim)
          + Line(shown($0.value))
      }
    }
    return runTogether(width, space)
  }

  /// The facts in sentences of a few words, on as many lines as there may be.
  private func runTogether(_ width: Int, _ space: Int) -> [Line] {
    // What the frame does not show comes first.
    let seen = isFramed ? facts.filter { $0.name != "screen" } : facts
    let short = snapshot.remembered + seen.dropLast(snapshot.remembered.count)
    let text = short.map { shown("\($0.name) \($0.value)") }.joined(separator: "; ")
    let lines = wrapped(text, to: width)
    guard lines.count > space else { return lines.map { Line($0) } }
    return lines.prefix(space).enumerated().map { number, line in
      Line(number == space - 1 ? line + shown(" …") : line)
    }
  }

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
