import EveryPath
import FlowModel

extension Tool {
  /// Lists a table, or its rows of one name, a paragraph for each: few terminals are wide enough
  /// for columns.
  func list(table name: String, _ invocation: Invocation) throws -> ExitCode {
    let table = try rows(invocation.operands.dropFirst().first, of: table(name))
    if invocation.has("json") {
      try console.write(json(of: table) + "\n")
      return .yes
    }
    let paragraphs = table.rows.map { paragraph(for: $0, of: table) }
    try show(paragraphs.joined(separator: "\n"))
    return .yes
  }

  private func json(of table: ListedTable) -> String {
    var rows: [JSONNode] = []
    for row in table.rows {
      var members: [JSONNode.Member] = []
      for (column, cell) in zip(table.columns, row) {
        members.append(JSONNode.Member(column, .string(cell)))
      }
      rows.append(.object(members))
    }
    return JSONNode.document([JSONNode.Member(table.name, .array(rows))]).text
  }

  /// A row as a paragraph: its first cell as a headline, a line or more for each of the others.
  private func paragraph(for row: [String], of table: ListedTable) -> String {
    let width: Int = table.columns.dropFirst().map { cells(of: $0) }.max() ?? 0
    let space: Int = max(30, environment.columns - width - 4)
    var lines: [String] = row.prefix(1).map { glyphs.shown($0) }
    for (column, cell) in zip(table.columns, row).dropFirst() {
      var label = glyphs.shown(column)
      for text in cell.split(separator: "\n") {
        for line in wrapped(glyphs.shown(String(text)), to: space) {
          lines.append("  " + padded(label, to: width) + "  " + line)
          label = ""
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The table with the rows of a name alone; all of them without a name.
  private func rows(_ name: String?, of table: ListedTable) throws(ToolError) -> ListedTable {
    guard let name else { return table }
    let rows = table.rows.filter { $0.first == name }
    guard rows.isEmpty else {
      return ListedTable(table.name, columns: table.columns, rows: rows)
    }
    let near = nearest(to: name, among: table.rows.compactMap(\.first))
    throw ToolError(
      "The table \(table.name) has no row \"\(harmless(name))\".\(didYouMean(near)) "
        + "See `\(toolName) list \(table.name)`.")
  }

  private func table(_ name: String) throws(ToolError) -> ListedTable {
    if let table = tables.first(where: { $0.name == name }) { return table }
    if systems.contains(where: { $0.name == name }) {
      throw ToolError(
        "There is no table \"\(name)\". To walk the system, write `\(toolName) walk \(name)`; "
          + "`\(toolName) check \(name) --json` names its properties.")
    }
    let near = nearest(to: name, among: tables.map(\.name))
    let names = enumeration(tables.map(\.name))
    let known =
      near != nil || tables.isEmpty
      ? "" : tables.count == 1 ? " The only one is \(names)." : " There are \(names)."
    throw ToolError(
      "There is no table \"\(harmless(name))\".\(didYouMean(near))\(known) See `\(toolName) help list`."
    )
  }
}
