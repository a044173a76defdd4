/// `1 step`, `2 steps`.
package func count(_ number: Int, _ thing: String) -> String {
  if number == 1 { return "1 \(thing)" }
  return thing.hasSuffix("ty") ? "\(number) \(thing.dropLast())ies" : "\(number) \(thing)s"
}

/// `a`, `a and b`, `a, b and c`.
package func enumeration(_ words: [String]) -> String {
  guard let last = words.last else { return "none" }
  guard words.count > 1 else { return last }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

extension String {
  /// The text with a capital first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// A text without the spaces, or other characters, around it.
package func trimmed(
  _ text: some StringProtocol, of isDropped: (Character) -> Bool = { $0.isWhitespace }
) -> String {
  String(text.drop(while: isDropped).reversed().drop(while: isDropped).reversed())
}

/// `"scan"`; of what was typed at length, the beginning.
package func quoted(_ word: String) -> String { "\"\(clipped(harmless(word), to: 40))\"" }

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
      case "█", "▓", "▒": result += "#"
      case "░": result += ":"
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

/// The whole number that a text says in the digits 0 to 9 and nothing else; nil if it says none.
///
/// One that no `Int` holds is `Int.max`.
package func wholeNumber(_ text: some StringProtocol) -> Int? {
  guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
  return Int(text) ?? .max
}

/// A text that no terminal obeys: control characters are shown by their number.
///
/// So are those that change the direction of text or show nothing.
package func harmless(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{180E}", "\u{200B}", "\u{200E}",
      "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2060}"..."\u{206F}", "\u{FEFF}",
      "\u{FFF9}"..."\u{FFFB}":
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
