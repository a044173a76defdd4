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
