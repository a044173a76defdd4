/// Swift source as a list of tokens, without its comments.
///
/// What stands in a string is no code, but what a string interpolates is.
struct SwiftText {
  /// A word, a sign, or what a string literal says.
  struct Token: Hashable, CustomStringConvertible {
    enum Kind { case word, sign, string }

    let kind: Kind
    let text: String
    let line: Int

    var description: String { text }

    func isWord(_ word: String) -> Bool { kind == .word && text == word }
    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  }

  private(set) var tokens: [Token] = []
  private let source: [Character]
  private var index = 0
  private var line = 1

  init(_ source: String) {
    self.source = Array(source)
    scan(isInterpolated: false)
  }

  private func peek(_ offset: Int = 0) -> Character? {
    source.indices.contains(index + offset) ? source[index + offset] : nil
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      if let character = peek(), character.isNewline { line += 1 }
      index += 1
    }
  }

  private func starts(with text: String) -> Bool {
    source[min(index, source.count)...].starts(with: text)
  }

  /// Up to the end, or in a string to the parenthesis that ends the interpolation.
  private mutating func scan(isInterpolated: Bool) {
    var depth = 0
    while let character = peek() {
      if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skipComment()
      } else if let hashes = hashesBeforeString() {
        scanString(hashes: hashes)
      } else if character == "`" {
        scanRawName()
      } else if character.isLetter || character.isNumber || character == "_" {
        scanWord()
      } else {
        if isInterpolated, character == "(" { depth += 1 }
        if isInterpolated, character == ")" {
          if depth == 0 { return }
          depth -= 1
        }
        if !character.isWhitespace { add(.sign, String(character), line) }
        advance()
      }
    }
  }

  private mutating func add(_ kind: Token.Kind, _ text: String, _ line: Int) {
    tokens.append(Token(kind: kind, text: text, line: line))
  }

  private mutating func skipLine() {
    while let character = peek(), !character.isNewline { advance() }
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
    var word = ""
    while let character = peek(), character.isLetter || character.isNumber || character == "_" {
      word.append(character)
      advance()
    }
    add(.word, word, line)
  }

  private mutating func scanRawName() {
    advance()
    var word = ""
    while let character = peek(), character != "`" {
      word.append(character)
      advance()
    }
    advance()
    add(.word, word, line)
  }

  /// How many `#` stand before the quotation mark here; nil if no string begins here.
  private func hashesBeforeString() -> Int? {
    var count = 0
    while peek(count) == "#" { count += 1 }
    return peek(count) == "\"" ? count : nil
  }

  private mutating func scanString(hashes: Int) {
    let first = line
    let marks = String(repeating: "#", count: hashes)
    advance(hashes)
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    advance(quotes.count)
    var text = ""
    while let character = peek() {
      if starts(with: quotes + marks) {
        advance(quotes.count + hashes)
        break
      }
      if starts(with: "\\" + marks + "(") {
        advance(hashes + 2)
        scan(isInterpolated: true)
        advance()
      } else if starts(with: "\\" + marks) {
        advance(hashes + 1)
        if let escaped = peek() { text.append(escaped) }
        advance()
      } else if quotes.count == 1, character.isNewline {
        break
      } else {
        text.append(character)
        advance()
      }
    }
    add(.string, text, first)
  }
}

extension SwiftText {
  /// Where a pattern stands, such as `.audio` or `requestAccess(to:`: the lines, in order.
  func lines(of pattern: String) -> [Int] {
    let wanted = SwiftText(pattern).tokens
    return tokens.indices.filter { start in
      start + wanted.count <= tokens.count
        && zip(tokens[start...], wanted).allSatisfy { $0.kind == $1.kind && $0.text == $1.text }
    }.map { tokens[$0].line }
  }

  /// The modules that are imported, in order of the text.
  var imports: [String] {
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
