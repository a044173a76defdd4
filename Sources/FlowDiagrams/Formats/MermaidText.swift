/// Writes text so that nothing in it means anything to Mermaid, Markdown or HTML.
enum MermaidText {
  /// A line of a label, to be put in quotes.
  static func escaped(_ line: String) -> String {
    let line = visible(line)
    var result = ""
    for (index, scalar) in line.unicodeScalars.enumerated() {
      if isSign(scalar) || (index == 0 && beginsBlock(line)) {
        result += "#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    // Mermaid's lexer takes a whole line with these words for a statement, even inside quotes.
    return result.replacing("direction", with: "#100;irection")
  }

  /// Whether a character may mean something wherever it stands.
  ///
  /// The degree and pilcrow signs are Mermaid's own marks for numbered characters; a word before a
  /// colon may be an icon.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "#", "<", ">", "&", ":", ";", "\\", "`", "*", "_", "~", "$", "%", "|", "°", "¶": true
    default: false
    }
  }

  /// Whether Markdown would take the line for a list, a rule or code, which Mermaid refuses.
  private static func beginsBlock(_ line: String) -> Bool {
    guard let first = line.first else { return false }
    if "-+= ".contains(first) { return true }
    let digits = line.prefix { "0123456789".contains($0) }
    let mark = line.dropFirst(digits.count).first
    return !digits.isEmpty && (mark == "." || mark == ")")
  }
}
