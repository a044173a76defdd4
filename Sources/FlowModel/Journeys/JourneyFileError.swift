/// Why a journey file is not taken: one sentence, and the place if there is one.
public struct JourneyFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let sentence: String
  /// The line, counted from 1.
  public let line: Int?
  /// The column, counted in bytes from 1.
  public let column: Int?

  init(_ sentence: String) {
    self.sentence = sentence
    line = nil
    column = nil
  }

  init(_ sentence: String, at offset: Int, in bytes: [UInt8]) {
    self.sentence = sentence
    let before = bytes.prefix(offset)
    line = before.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    column = offset - (before.lastIndex(of: 0x0A) ?? markLength(bytes) - 1)
  }

  /// `line 3, column 7: sentence`.
  public var description: String {
    guard let line, let column else { return sentence }
    return "line \(line), column \(column): \(sentence)"
  }
}

/// How many bytes the byte order mark takes that some editors put before a text.
package func markLength(_ bytes: [UInt8]) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
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
