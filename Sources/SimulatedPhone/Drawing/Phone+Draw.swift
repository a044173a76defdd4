import PermissionFacts

extension Phone {
  /// The screen as lines of text, none wider than `columns`, at most `rows` of them.
  ///
  /// Frames are box-drawing characters, which the program that shows them may replace.
  public func draw(columns: Int, rows: Int) -> [String] {
    var canvas = Canvas(columns: columns, rows: rows)
    switch front {
    case .home: drawHome(on: &canvas)
    case .lock: drawLock(on: &canvas)
    case .settings: drawSettings(on: &canvas)
    case .app: drawApp(on: &canvas)
    }
    return canvas.lines
  }

  private func drawHome(on canvas: inout Canvas) {
    let state = isRunning ? "\(Wording.app) is running" : "\(Wording.app) is not running"
    guard canvas.rows >= 7, canvas.columns >= 20 else {
      canvas.put("Home screen", row: 0, column: 1)
      canvas.put("[ \(Wording.app) ]  [ Settings ]", row: 1, column: 1)
      canvas.put(state, row: 2, column: 1)
      return
    }
    canvas.put(Wording.time, row: 0, column: 1)
    let gap = min(4, max(0, (canvas.columns - 20) / 3))
    let left = (canvas.columns - 20 - gap) / 2
    for (number, name) in [Wording.app, "Settings"].enumerated() {
      let column = left + number * (10 + gap)
      canvas.box(rows: 2..<5, columns: column..<(column + 10))
      canvas.put(name, row: 3, column: column + (10 - name.count) / 2)
    }
    canvas.center(state, row: 6)
  }

  private func drawLock(on canvas: inout Canvas) {
    let top = max(0, canvas.rows / 2 - 2)
    canvas.center(Wording.time, row: top)
    canvas.center("Monday, 9 June", row: top + 1)
    canvas.center("locked", row: top + 3)
  }
}

extension Phone {
  /// The app's page in Settings, with the row of the permission if there is one.
  func drawSettings(on canvas: inout Canvas) {
    canvas.put("< Settings", row: 0, column: 1)
    canvas.putRight(Wording.app, row: 0)
    var row = 1
    if canvas.rows >= 7 {
      canvas.put(String(repeating: "─", count: canvas.columns), row: 1, column: 0)
      canvas.put("ALLOW \(Wording.app.uppercased()) TO USE", row: 3, column: 1)
      row = 4
    }
    for slot in slots { row = drawRow(of: self[slot], at: row, on: &canvas) }
  }

  /// Draws one row; the result is the next free line.
  private func drawRow(of service: Service, at row: Int, on canvas: inout Canvas) -> Int {
    guard let answer = service.answer, service.isListed, service.rules.hasRow else {
      if others.isEmpty { canvas.put("(nothing yet)", row: row, column: 1) }
      return row
    }
    let title = service.wording.title
    canvas.put(title, row: row, column: 1)
    if service.hasRow {
      return drawValue("[ \(answer.inSettings) ]", below: title, at: row, &canvas)
    }
    canvas.putRight("(grey)", row: row)
    let reason =
      service.isSwitchedOff == true
      ? "\(service.rules.globalSwitch.rawValue) is off." : "Screen Time or a profile forbids it."
    let lines = folded(reason, to: canvas.columns - 2)
    for (offset, line) in lines.enumerated() {
      canvas.put(line, row: row + 1 + offset, column: 1)
    }
    return row + 1 + lines.count
  }
  /// Draws what is set beside the title, or below it if there is no room; the result is the next
  /// free line.
  private func drawValue(
    _ value: String, below title: String, at row: Int, _ canvas: inout Canvas
  ) -> Int {
    guard title.count + value.count + 3 > canvas.columns else {
      canvas.putRight(value, row: row)
      return row + 1
    }
    let lines = folded(value, to: canvas.columns - 2)
    for (offset, line) in lines.enumerated() { canvas.putRight(line, row: row + 1 + offset) }
    return row + 1 + lines.count
  }
}
