import JourneyTool

/// The rows of choices that a screen shows.
struct DrawnRows {
  /// What each shown choice says, by its place in the list: without its number, joined to one line.
  private(set) var texts: [Int: String] = [:]
  /// The row under the cursor.
  private(set) var cursor: Int?

  init(_ session: ScreenSession, columns: Int, rows: Int) {
    let count = session.rows.count
    let lines = Renderer(session, columns: columns, rows: rows).lines().map { line in
      String(line.text.dropFirst(30))
    }
    var last: Int?
    let list = lines.drop { !$0.hasPrefix("What happens next?") }.dropFirst()
    for line in list.prefix(while: { !$0.hasPrefix("──") && !$0.hasPrefix("--") }) {
      let indent = line.prefix { $0 == " " || $0 == ">" }
      let digits = line.dropFirst(indent.count).prefix { $0.isASCII && $0.isNumber }
      if indent.count <= 4, let number = Int(digits), (1...count).contains(number) {
        last = number - 1
        texts[number - 1] = Self.trimmed(line.dropFirst(indent.count + digits.count))
        if indent.contains(">") { cursor = number - 1 }
      } else if let number = last, indent.count > 5, indent.count < line.count {
        texts[number, default: ""] += " " + Self.trimmed(line[...])
      } else {
        last = nil
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    guard text.hasSuffix(" seen 7") else { return String(text) }
    text = text.dropLast(7)
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
