/// A rectangle of cells; what is put outside of it is lost.
struct Canvas {
  let columns: Int
  let rows: Int
  /// What stands in each cell; empty in the second cell of a wide character.
  private var cells: [[String]]

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
      return line[..<(end.map { $0 + 1 } ?? 0)].joined()
    }
  }

  mutating func put(_ text: String, row: Int, column: Int) {
    guard cells.indices.contains(row) else { return }
    var at = column
    for character in text {
      let width = JourneyTool.cells(of: character)
      if at >= 0, at + width <= columns, width > 0 {
        cells[row][at] = String(character)
        for next in (at + 1)..<max(at + 1, at + width) { cells[row][next] = "" }
      }
      at += width
    }
  }

  mutating func center(_ text: String, row: Int) {
    put(text, row: row, column: max(0, (columns - JourneyTool.cells(of: text)) / 2))
  }

  mutating func putRight(_ text: String, row: Int) {
    put(text, row: row, column: columns - JourneyTool.cells(of: text) - 1)
  }

  mutating func put(_ lines: [String], from row: Int, column: Int) {
    for (offset, line) in lines.enumerated() { put(line, row: row + offset, column: column) }
  }

  mutating func rule(_ row: Int) {
    put(String(repeating: "─", count: columns), row: row, column: 0)
  }

  mutating func clear() { self = Canvas(columns: columns, rows: rows) }

  /// Lays a mask over everything: what stands there can be read, and not be touched.
  mutating func mask() {
    for row in cells.indices {
      let line = cells[row]
      for column in line.indices where line[column] == " " {
        // Between two words of a line it would be in the way.
        let isBetween =
          column > 0 && column + 1 < columns && line[column - 1] != " " && line[column + 1] != " "
        if !isBetween { cells[row][column] = "░" }
      }
    }
  }
}

/// A frame of so many cells with lines in it, what it is about in its upper edge.
func framed(_ lines: [String], width: Int, about title: String = "") -> [String] {
  let inner = max(0, width - 2)
  let name = title.isEmpty ? "" : " \(clipped(title, to: max(0, inner - 3))) "
  let edge = String(repeating: "─", count: max(0, inner - 1 - cells(of: name)))
  let foot = String(repeating: "─", count: inner)
  return ["┌\(prefix(of: "─\(name)\(edge)", cells: inner))┐"]
    + lines.map { "│\(padded($0, to: inner))│" } + ["└\(foot)┘"]
}
