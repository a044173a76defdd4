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
    column = offset - (before.lastIndex(of: 0x0A) ?? -1)
  }

  /// `line 3, column 7: sentence`.
  public var description: String {
    guard let line, let column else { return sentence }
    return "line \(line), column \(column): \(sentence)"
  }
}

/// A text that no terminal obeys: control characters are shown by their number.
package func harmless(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
      "\u{2066}"..."\u{2069}":
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
