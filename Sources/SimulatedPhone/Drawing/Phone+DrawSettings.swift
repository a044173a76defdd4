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
    guard let answer = service.answer, answer != .none else {
      canvas.put("(nothing yet)", row: row, column: 1)
      return
    }
    canvas.put(Wording.feature, row: row, column: 1)
    if service.hasRow {
      canvas.putRight(answer == .allowed ? "[ on ]" : "[ off ]", row: row)
      return
    }
    canvas.putRight("(grey)", row: row)
    for (offset, line) in folded("Screen Time or a profile forbids it.", to: canvas.columns - 2)
      .enumerated()
    {
      canvas.put(line, row: row + 1 + offset, column: 1)
    }
  }
}
