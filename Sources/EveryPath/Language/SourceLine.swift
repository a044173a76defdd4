/// A line of the author's source: module and file name, and line number.
///
/// Every row and step of the language remembers its own, and every message points there. The file
/// is a `#fileID`, so no path of the machine that built an app is baked into it.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The `#fileID`: module and file name.
  public let file: String
  /// The line, counted from 1.
  public let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }
}

extension SourceLine {
  /// The line of what was not written anywhere, such as a state without rows.
  @usableFromInline static let nowhere = SourceLine(file: "?", line: 0)

  /// `line 12`; with its file where that is another than the file of the line it is named beside.
  func named(beside other: SourceLine) -> String {
    file == other.file ? "line \(line)" : "line \(line) of \(file)"
  }
}
