import FlowModel

extension Renderer {
  /// The choices of the place, drawn.
  struct ChoiceList {
    let rows: [[Line]]
    let cursor: Int
    /// The most lines they take, wherever the cursor is.
    let height: Int
    /// The most lines that the row under the cursor takes.
    let tallest: Int

    /// The rows around the cursor that fit, and how many are left out.
    func shown(in space: Int) -> (lines: [Line], left: Int) {
      guard rows.reduce(0, { $0 + $1.count }) > space else { return (Array(rows.joined()), 0) }
      var shown = cursor..<(cursor + 1)
      var room = space - 1 - rows[cursor].count
      // Half of the room is for what comes before the cursor, all of it where nothing comes after.
      extend(&shown, backwards: true, &room, leaving: room / 2)
      extend(&shown, backwards: false, &room, leaving: 0)
      extend(&shown, backwards: true, &room, leaving: 0)
      return (Array(rows[shown].joined().prefix(space)), rows.count - shown.count)
    }

    private func extend(
      _ shown: inout Range<Int>, backwards: Bool, _ room: inout Int, leaving rest: Int
    ) {
      while let next = backwards ? shown.first.map({ $0 - 1 }) : shown.last.map({ $0 + 1 }),
        rows.indices.contains(next), room - rows[next].count >= rest
      {
        room -= rows[next].count
        shown = min(next, shown.lowerBound)..<max(next + 1, shown.upperBound)
      }
    }
  }

  /// The choices as rows: whole as far as `space` lines allow, under the cursor always.
  func choiceList(_ width: Int, _ space: Int) -> ChoiceList {
    let (numbers, choices) = (session.rows, session.rows.map(text))
    let digits = String(choices.count).count
    let head = 3 + digits + 1 + 7
    let room = max(1, width - head)
    let texts = ChoiceRows(choices, width: room, glyphs)
    let whole = texts.whole.map { wrapped($0, to: room) }
    var rows = texts.short.map { wrapped($0, to: room) }
    // The room for the row under the cursor is kept, so that nothing moves along with the cursor.
    let more = { zip(whole, rows).map { $0.count - $1.count }.max() ?? 0 }
    var height = rows.reduce(0) { $0 + $1.count }
    for index in rows.indices where whole[index] != rows[index] {
      let old = rows[index]
      rows[index] = whole[index]
      height += whole[index].count - old.count
      guard height + more() > space else { continue }
      rows[index] = old
      height -= whole[index].count - old.count
    }
    let kept = more()
    return ChoiceList(
      rows: numbers.indices.map { index in
        row(index, index == session.cursor ? whole[index] : rows[index], digits: digits, room)
      }, cursor: session.cursor, height: height + kept,
      tallest: whole.map(\.count).max() ?? 0)
  }

  private func text(of row: ScreenSession.Row) -> ChoiceText {
    switch row {
    case .choice(let index): snapshot.choices[index].text
    case .cuts(let count):
      ChoiceText(
        .system, "cuts",
        "killed in the middle of a step (\(count)): Enter \(session.showsCuts ? "folds" : "opens")")
    }
  }

  private func seen(in row: ScreenSession.Row) -> String {
    guard case .choice(let index) = row else { return "" }
    let visits = snapshot.choices[index].visits
    return visits == 0 ? " new" : " seen \(visits)"
  }

  /// The lines below a title, the rows that do not fit counted in the last of them.
  func choiceLines(_ list: ChoiceList, _ space: Int) -> [Line] {
    let title = Line("What happens next?", .bold)
    guard !list.rows.isEmpty else {
      return [Line("Nothing more can happen. u takes the last step back.", .bold)]
    }
    let (lines, left) = list.shown(in: max(1, space - 1))
    guard left > 0, space - 1 > lines.count else { return [title] + lines }
    return [title] + lines + [Line("   \(shown("…")) \(left) more: j and k move", .dim)]
  }

  private func row(_ index: Int, _ texts: [String], digits: Int, _ room: Int) -> [Line] {
    let choice = text(of: session.rows[index])
    let isCursor = index == session.cursor
    let number = "\(index + 1)"
    let causeStyle: Style =
      switch choice.by {
      case .person: .person
      case .system: .system
      case .time: .time
      }
    let head =
      Line(isCursor ? " > " : "   ", .bold)
      + Line(String(repeating: " ", count: digits - number.count) + "\(number) ")
      + Line(padded(choice.by.rawValue, to: 7), causeStyle)
    var lines = texts.enumerated().map { row, text in
      (row == 0 ? head : Line(String(repeating: " ", count: head.width)))
        + Line(text, isCursor ? .bold : .plain)
    }
    // What happens is worth more than whether it is new.
    let seen = seen(in: session.rows[index])
    let last = lines.count - 1
    let space = head.width + room - lines[last].width - seen.count
    if space >= 0 {
      lines[last] = lines[last] + Line(String(repeating: " ", count: space)) + Line(seen, .dim)
    }
    return lines
  }
}
