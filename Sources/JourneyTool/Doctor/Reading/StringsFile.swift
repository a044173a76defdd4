/// A file of texts by their keys: `"key" = "text";`, with comments.
struct StringsFile {
  private let whole: String.UnicodeScalarView
  private var rest: Substring.UnicodeScalarView

  private init(_ text: String) {
    whole = text.unicodeScalars
    rest = text[...].unicodeScalars
  }

  /// The texts of a file; a built app has them as a property list.
  static func texts(of bytes: [UInt8]) throws(Unreadable) -> [String: String] {
    if PropertyList.isBinary(bytes) {
      return try PropertyList.entries(of: bytes).compactMapValues(\.text)
    }
    let text = try DecodedText.text(of: bytes)
    guard text.first(where: { !$0.isWhitespace }) != "<" else {
      return try PropertyList.entries(of: bytes).compactMapValues(\.text)
    }
    var reader = StringsFile(text)
    return try reader.entries()
  }

  private mutating func entries() throws(Unreadable) -> [String: String] {
    var entries: [String: String] = [:]
    while true {
      try skipBlanks()
      guard !rest.isEmpty else { return entries }
      let key = try word()
      var value = key
      try skipBlanks()
      if take("=") {
        try skipBlanks()
        value = try word()
        try skipBlanks()
      }
      guard take(";") else { throw wrong("a semicolon is missing") }
      entries[key] = value
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  /// Leaves out spaces and comments.
  private mutating func skipBlanks() throws(Unreadable) {
    while true {
      rest = rest.drop { $0.properties.isWhitespace }
      if rest.starts(with: "//".unicodeScalars) {
        rest = rest.drop { $0 != "\n" && $0 != "\r" }
      } else if rest.starts(with: "/*".unicodeScalars) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Unreadable) {
    var inside = rest.dropFirst(2)
    while !inside.starts(with: "*/".unicodeScalars) {
      guard inside.popFirst() != nil else { throw wrong("a comment does not end") }
    }
    rest = inside.dropFirst(2)
  }

  /// A text in quotes, or a word without.
  private mutating func word() throws(Unreadable) -> String {
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let word = rest.prefix {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "_-.$:/".unicodeScalars.contains($0)
      }
      guard !word.isEmpty else { throw wrong("a key or a text is missing") }
      rest = rest[word.endIndex...]
      return String(word)
    }
    let start = rest
    rest.removeFirst()
    var word = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == quote { return String(word) }
      word.append(scalar == "\\" ? escaped() : scalar)
    }
    rest = start
    throw wrong("a text does not end")
  }

  /// What an escape stands for, behind its backslash.
  private mutating func escaped() -> Unicode.Scalar {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = rest.prefix(4).prefix { $0.properties.isASCIIHexDigit }
      rest = rest[digits.endIndex...]
      return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    case let other: return other ?? "\\"
    }
  }

  /// A mistake in the line that is read.
  private func wrong(_ what: String) -> Unreadable {
    let line = 1 + whole[..<rest.startIndex].count { $0 == "\n" }
    return Unreadable("has a mistake in line \(line): \(what)")
  }
}
