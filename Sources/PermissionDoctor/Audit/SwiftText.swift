/// Swift source as a list of tokens, without its comments.
///
/// What stands in a string is no code, but what a string interpolates is.
package struct SwiftText {
  /// A word, a sign, or what a string literal says.
  package struct Token: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Sendable { case word, sign, string }

    package let kind: Kind
    package let text: String
    package let line: Int

    package var description: String { text }

    package func isWord(_ word: String) -> Bool { kind == .word && text == word }
    package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  }

  package private(set) var tokens: [Token] = []
  private let source: [UInt8]
  private var index = 0
  private var line = 1

  /// How deep interpolations stand in each other; what is deeper counts as text.
  private static let deepest = 50

  package init(_ source: String) {
    self.source = Array(source.utf8)
    scan(depth: 0)
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    source.indices.contains(index + offset) ? source[index + offset] : nil
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      if peek() == Self.newline { line += 1 }
      index += 1
    }
  }

  private func starts(with text: String) -> Bool {
    source[min(index, source.count)...].starts(with: text.utf8)
  }

  private static let newline = UInt8(ascii: "\n")

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }

  /// Up to the end, or in a string to the parenthesis that ends the interpolation.
  private mutating func scan(depth: Int) {
    var open = 0
    while let byte = peek() {
      if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skipComment()
      } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\"") {
        scanHashes(depth)
      } else if byte == UInt8(ascii: "`") {
        scanRawName()
      } else if Self.isOfWord(byte) {
        scanWord()
      } else {
        if depth > 0, byte == UInt8(ascii: "(") { open += 1 }
        if depth > 0, byte == UInt8(ascii: ")") {
          if open == 0 { return }
          open -= 1
        }
        if byte > 0x20 { add(.sign, [byte], line) }
        advance()
      }
    }
  }

  private mutating func add(_ kind: Token.Kind, _ text: some Sequence<UInt8>, _ line: Int) {
    tokens.append(Token(kind: kind, text: String(decoding: Array(text), as: UTF8.self), line: line))
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != Self.newline { advance() }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    while peek() != nil {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  private mutating func scanWord() {
    let start = index
    while let byte = peek(), Self.isOfWord(byte) { advance() }
    add(.word, source[start..<index], line)
  }

  private mutating func scanRawName() {
    advance()
    let start = index
    while let byte = peek(), byte != UInt8(ascii: "`") { advance() }
    add(.word, source[start..<index], line)
    advance()
  }

  /// A string, a sign, or a line such as `#if`, which is left out.
  private mutating func scanHashes(_ depth: Int) {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    if peek(count) == UInt8(ascii: "\"") { return scanString(hashes: count, depth) }
    if ["#if false\n", "#if false //"].contains(where: starts) { return skipDead() }
    if ["#if ", "#if(", "#if!", "#elseif", "#else", "#endif"].contains(where: starts) {
      return skipLine()
    }
    add(.sign, [UInt8(ascii: "#")], line)
    advance(count)
  }

  /// Skips what is never compiled, up to the line that ends it.
  private mutating func skipDead() {
    var depth = 0
    repeat {
      skipLine()
      while let byte = peek(), byte <= 0x20 { advance() }
      if depth == 0, ["#endif", "#else"].contains(where: starts) { return }
      depth += starts(with: "#if") ? 1 : starts(with: "#endif") ? -1 : 0
    } while peek() != nil
  }

  private mutating func scanString(hashes: Int, _ depth: Int) {
    let first = line
    let marks = String(repeating: "#", count: hashes)
    advance(hashes)
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    let (end, escape, opening) = (quotes + marks, "\\" + marks, "\\" + marks + "(")
    advance(quotes.count)
    var text: [UInt8] = []
    while let byte = peek() {
      if starts(with: end) {
        advance(quotes.count + hashes)
        break
      }
      if depth < Self.deepest, starts(with: opening) {
        advance(hashes + 2)
        scan(depth: depth + 1)
        advance()
      } else if starts(with: escape) {
        advance(hashes + 1)
        if let escaped = peek() { text.append(escaped) }
        advance()
      } else if quotes.count == 1, byte == Self.newline {
        break
      } else {
        text.append(byte)
        advance()
      }
    }
    add(.string, text, first)
  }
}

extension SwiftText {
  /// Where a pattern stands, such as `.audio` or `requestAccess(to:`: the lines, in order.
  package func lines(of pattern: String) -> [Int] {
    let wanted = SwiftText(pattern).tokens
    return tokens.indices.filter { start in
      start + wanted.count <= tokens.count
        && zip(tokens[start...], wanted).allSatisfy { $0.kind == $1.kind && $0.text == $1.text }
    }.map { tokens[$0].line }
  }

  /// The modules that are imported, in order of the text.
  package var imports: [String] {
    let kinds: Set = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
    return tokens.indices.compactMap { index in
      guard tokens[index].isWord("import"), index == 0 || !tokens[index - 1].isSign(".") else {
        return nil
      }
      let next = tokens[(index + 1)...].first { $0.kind == .word && !kinds.contains($0.text) }
      return next?.text
    }
  }
}
