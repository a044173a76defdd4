import FlowModel

/// How text is made fit for the place where it is shown.
package struct Glyphs: Hashable, Sendable {
  /// Whether nothing above U+007F may be written.
  package var isASCII: Bool

  package init(isASCII: Bool = false) { self.isASCII = isASCII }

  /// The text without anything a terminal would obey, and in ASCII if need be.
  package func shown(_ text: String) -> String { written(harmless(text)) }

  /// The text in ASCII if need be; colours and the ends of lines stay.
  package func written(_ text: String) -> String {
    guard isASCII, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{0}"..."\u{7F}": result.unicodeScalars.append(scalar)
      case "…": result += "..."
      case "’", "‘": result += "'"
      case "“", "”": result += "\""
      case "–", "—", "─", "━", "═": result += "-"
      case "│", "┃", "║": result += "|"
      case "╭", "╮", "╰", "╯", "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼": result += "+"
      case "•", "·", "●", "◦": result += "*"
      case "█", "▓", "▒", "░": result += "#"
      case "→", "›": result += ">"
      case "←", "‹": result += "<"
      case "✓": result += "v"
      case "✗", "✕", "×": result += "x"
      case "\u{A0}": result += " "
      default: result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result
  }
}
