/// A dialog: title, message, buttons, in a frame if there is room for one.
struct Panel {
  let title: String
  let message: String
  let buttons: [String]
  /// Whether the two buttons stand side by side.
  var isPair = false
  /// What is said of its way in or out.
  var note = ""

  func draw(on canvas: inout Canvas) {
    let width = min(canvas.columns - 2, 32)
    let inner = width - 4
    let heads = folded(title, to: inner)
    let texts = folded(message, to: inner)
    let feet = isPair ? pair(inner) : buttons.map { [$0] }
    let height = heads.count + texts.count + feet.count + 3
    guard height <= canvas.rows, inner >= 14 else {
      drawPlain(on: &canvas)
      return
    }
    let top = (canvas.rows - height) / 2
    let left = (canvas.columns - width) / 2
    canvas.box(rows: top..<(top + height), columns: left..<(left + width))
    if !note.isEmpty { canvas.put(" \(note) ", row: top, column: left + 2) }
    for (offset, line) in (heads + texts).enumerated() {
      canvas.put(line, row: top + 1 + offset, column: left + 2)
    }
    let divider = top + 1 + heads.count + texts.count
    let edge = String(repeating: "─", count: width - 2)
    canvas.put("├\(edge)┤", row: divider, column: left)
    for (offset, words) in feet.enumerated() {
      let cell = (width - 1) / words.count
      for (number, word) in words.enumerated() {
        let start = left + number * cell
        canvas.put(word, row: divider + 1 + offset, column: start + (cell - word.count) / 2 + 1)
        if number > 0 {
          canvas.put("│", row: divider + 1 + offset, column: start)
          canvas.put("┬", row: divider, column: start)
          canvas.put("┴", row: top + height - 1, column: start)
        }
      }
    }
  }

  /// The two titles, folded to stand side by side.
  private func pair(_ inner: Int) -> [[String]] {
    let sides = buttons.map { folded($0, to: inner / 2 - 1) }
    let height = sides.map(\.count).max() ?? 0
    return (0..<height).map { row in sides.map { row < $0.count ? $0[row] : "" } }
  }

  /// Without a frame, over the whole screen.
  private func drawPlain(on canvas: inout Canvas) {
    canvas.fill(0..<canvas.rows, with: " ")
    let width = max(4, canvas.columns - 2)
    var buttonLines: [String] = []
    for button in buttons.map({ "[ \($0) ]" }) {
      if let last = buttonLines.last, last.count + 1 + button.count <= width {
        buttonLines[buttonLines.count - 1] = "\(last) \(button)"
      } else {
        buttonLines.append(button)
      }
    }
    // The buttons are what a person acts on: the message gives way to them, then the title.
    let heads = folded(note.isEmpty ? title : "\(title) (\(note))", to: width)
    let room = max(1, canvas.rows - buttonLines.count)
    let texts = (heads + folded(message, to: width)).prefix(room)
    for (row, line) in (texts + buttonLines).enumerated() {
      canvas.put(line, row: row, column: 1)
    }
  }
}
