import FlowModel
import PermissionFlow

extension Tool {
  /// Lists a table, a paragraph for each row: few terminals are wide enough for columns.
  func list(table name: String, _ invocation: Invocation) throws -> ExitCode {
    let table = try table(name)
    if invocation.has("json") {
      let rows = table.rows.map { row in
        JSONNode.object(zip(table.columns, row).map { .init($0, .string($1)) })
      }
      try console.write(JSONNode.object([.init(table.name, .array(rows))]).text + "\n")
      return .yes
    }
    let glyphs = glyphs(invocation)
    let width = table.columns.dropFirst().map { cells(of: $0) }.max() ?? 0
    let paragraphs = table.rows.map { row in
      let head = row.prefix(1).map { glyphs.shown($0) }
      let facts = zip(table.columns, row).dropFirst().flatMap { column, cell in
        cell.split(separator: "\n").flatMap { line in
          wrapped(glyphs.shown(String(line)), to: max(30, surroundings.columns - width - 4))
        }
        .enumerated().map { number, line in
          "  " + padded(number == 0 ? glyphs.shown(column) : "", to: width) + "  " + line
        }
      }
      return (head + facts).joined(separator: "\n") + "\n"
    }
    try console.write(paragraphs.joined(separator: "\n"))
    return .yes
  }

  private func table(_ name: String) throws(Trouble) -> ListedTable {
    if let table = tables.first(where: { $0.name == name }) { return table }
    let near = nearest(to: name, among: tables.map(\.name))
    let known =
      near != nil || tables.isEmpty ? "" : " There is \(enumeration(tables.map(\.name)))."
    throw Trouble(
      "There is no table \"\(harmless(name))\".\(didYouMean(near))\(known) See `journey help list`."
    )
  }
}
