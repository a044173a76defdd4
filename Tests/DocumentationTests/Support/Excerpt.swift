/// Code taken out of a file, as it stands there.
enum Excerpt {
  struct NotFound: Error, CustomStringConvertible {
    let description: String
  }

  /// Declarations by name, with their comments and attributes, an empty line between them; the
  /// whole file if no name is given.
  static func of(_ names: [String], in source: String) throws -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard !names.isEmpty else { return source.trimmingNewlines }
    return try names.map { try declaration($0, lines) }.joined(separator: "\n\n")
  }

  private static func declaration(_ name: String, _ lines: [String]) throws -> String {
    let heads = [
      "func \(name)(", "var \(name):", "struct \(name):", "enum \(name):", "class \(name)",
    ]
    guard let line = lines.firstIndex(where: { line in heads.contains { line.contains($0) } })
    else { throw NotFound(description: "nothing is called \"\(name)\"") }
    let indent = String(lines[line].prefix { $0 == " " })
    var first = line
    while first > 0, ["///", "@"].contains(where: { lines[first - 1].hasPrefix(indent + $0) }) {
      first -= 1
    }
    guard let last = lines[line...].firstIndex(of: indent + "}") else {
      throw NotFound(description: "\"\(name)\" has no end")
    }
    return lines[first...last].map { String($0.dropFirst(indent.count)) }.joined(separator: "\n")
  }
}

extension String {
  var trimmingNewlines: String {
    var text = self[...]
    while text.hasSuffix("\n") { text = text.dropLast() }
    return String(text)
  }
}
