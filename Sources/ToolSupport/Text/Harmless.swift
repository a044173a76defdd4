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
