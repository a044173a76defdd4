/// A table of text that `journey list NAME` prints, beside the systems.
public struct ListedTable: Hashable, Sendable {
  /// The name it is asked for by.
  public let name: String
  /// The heading of each column; the first names the row.
  public let columns: [String]
  /// The rows, each with a cell for every column.
  public let rows: [[String]]

  /// Makes a table; cells beyond the columns are not shown, and a cell may have several lines.
  public init(_ name: String, columns: [String], rows: [[String]]) {
    self.name = name
    self.columns = columns
    self.rows = rows
  }
}
