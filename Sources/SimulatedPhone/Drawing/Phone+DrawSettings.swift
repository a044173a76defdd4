import PermissionFacts

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
