/// A rectangle of characters, each one cell wide; what is put outside of it is lost.
struct Canvas {
  let columns: Int
  let rows: Int
  private var cells: [[Character]]

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(
      repeating: Array(repeating: " ", count: self.columns), count: self.rows)
  }

  /// The lines, without spaces at their ends.
  var lines: [String] {
    cells.map { line in
      let end = line.lastIndex { $0 != " " }
      return String(line[..<(end.map { $0 + 1 } ?? 0)])
    }
  }

  mutating func put(_ text: String, row: Int, column: Int) {
    guard cells.indices.contains(row) else { return }
    for (offset, character) in text.enumerated() where cells[row].indices.contains(column + offset)
    {
      cells[row][column + offset] = character
    }
  }

  mutating func center(_ text: String, row: Int) {
    put(text, row: row, column: max(0, (columns - text.count) / 2))
  }

  mutating func putRight(_ text: String, row: Int) {
    put(text, row: row, column: columns - text.count - 1)
  }

  mutating func fill(_ rows: Range<Int>, with character: Character) {
    for row in rows {
      put(String(repeating: character, count: columns), row: row, column: 0)
    }
  }

  /// A frame with nothing in it.
  mutating func box(rows: Range<Int>, columns: Range<Int>) {
    guard rows.count >= 2, columns.count >= 2 else { return }
    let inner = columns.count - 2
    for row in rows {
      let (left, middle, right) =
        switch row {
        case rows.lowerBound: ("┌", "─", "┐")
        case rows.upperBound - 1: ("└", "─", "┘")
        default: ("│", " ", "│")
        }
      put(
        left + String(repeating: middle, count: inner) + right, row: row, column: columns.lowerBound
      )
    }
  }
}

/// The text broken at spaces into lines of at most `width` characters.
func folded(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] = "\(last) \(word)"
    } else {
      lines.append(String(word.prefix(max(1, width))))
    }
  }
  return lines
}
