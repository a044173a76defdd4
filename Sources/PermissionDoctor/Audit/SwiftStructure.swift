/// Swift source with its brackets: what stands in what, as far as signs and words tell.
struct SwiftStructure {
  let tokens: [SwiftText.Token]
  /// For each bracket the one it belongs with; nil for other tokens, and for one without.
  private(set) var partners: [Int: Int] = [:]
  /// For each token the bracket that opens what it stands in; -1 for none.
  private(set) var parents: [Int] = []
  /// Whether something stands deeper than is looked into.
  private(set) var isCut = false

  /// How many brackets deep is looked into.
  static let deepest = 200

  init(_ text: SwiftText) {
    tokens = Self.shallow(text.tokens)
    isCut = tokens.count < text.tokens.count
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      let isClosing = token.kind == .sign && [")", "]", "}"].contains(token.text)
      if isClosing, let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
      parents.append(open.last ?? -1)
      if token.kind == .sign, ["(", "[", "{"].contains(token.text) { open.append(index) }
    }
  }

  /// The tokens without those that stand too deep.
  private static func shallow(_ tokens: [SwiftText.Token]) -> [SwiftText.Token] {
    var depth = 0
    return tokens.filter { token in
      let isSign = token.kind == .sign
      if isSign, [")", "]", "}"].contains(token.text) { depth = max(0, depth - 1) }
      defer { if isSign, ["(", "[", "{"].contains(token.text) { depth += 1 } }
      return depth <= deepest
    }
  }

  func isSign(_ index: Int, _ sign: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSign(sign)
  }

  func isWord(_ index: Int, _ words: String...) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
      && words.contains(tokens[index].text)
  }

  func line(_ index: Int) -> Int { tokens[index].line }

  func declares(_ function: String) -> Bool {
    tokens.indices.contains { isWord($0, function) && isWord($0 - 1, "func") }
  }

  /// The functions with a body: the place of a name, and the brace of its body.
  var functions: [(name: Int, body: Int)] {
    tokens.indices.compactMap { index in
      guard isWord(index - 1, "func"), let end = statementEnd(from: index + 1), isSign(end, "{")
      else { return nil }
      return (index, end)
    }
  }

  /// Where a brace or another declaration follows, beside what stands at a place.
  private func statementEnd(from start: Int) -> Int? {
    tokens.indices[min(start, tokens.count)...].prefix(200).first {
      parents[$0] == parents[start - 1]
        && (isSign($0, "{") || isWord($0, "func", "var", "let", "init", "class", "struct", "enum"))
    }
  }

  /// The labels of a call's arguments, or of a declaration's; empty for one without.
  func labels(in bracket: Int, isDeclared: Bool) -> [String] {
    guard isSign(bracket, "(") else { return [] }
    let starts = inside(bracket).filter {
      parents[$0] == bracket && ($0 == bracket + 1 || isSign($0 - 1, ","))
    }
    return starts.map { start in
      isSign(start + 1, ":") || isDeclared && !isWord(start, "_") ? tokens[start].text : ""
    }
  }

  /// What stands between a bracket and the one it belongs with; to the end if none does.
  func inside(_ bracket: Int) -> Range<Int> {
    let end = max(bracket + 1, partners[bracket] ?? tokens.count)
    return bracket + 1..<end
  }

  // MARK: - Calls

  /// Whether a word is called there: with arguments or a closure, and not declared.
  func isCall(_ index: Int) -> Bool {
    tokens[index].kind == .word
      && (isSign(index + 1, "(") || isSign(index + 1, "{") && !isWord(index - 1, "in", "if"))
      && !isWord(index - 1, "func", "class", "struct", "enum", "case", "var", "let")
  }

  /// The brackets of a call: its arguments, and closures behind them.
  func brackets(ofCall index: Int) -> [Int] {
    var found: [Int] = []
    var next = index + 1
    if isSign(next, "(") {
      found.append(next)
      next = (partners[next] ?? tokens.count) + 1
    }
    while true {
      if isSign(next, "{") {
        found.append(next)
      } else if isSign(next + 1, ":"), isSign(next + 2, "{"), tokens[next].kind == .word {
        next += 2
        found.append(next)
      } else {
        return found
      }
      next = (partners[next] ?? tokens.count) + 1
    }
  }

  /// The closures that a call is handed, by their brackets.
  func closures(ofCall index: Int) -> [Int] {
    brackets(ofCall: index).flatMap { bracket in
      isSign(bracket, "{")
        ? [bracket] : inside(bracket).filter { isSign($0, "{") && parents[$0] == bracket }
    }
  }

  /// The words of a chain such as `DispatchQueue.main.async` that ends at a word.
  func chain(endingAt index: Int) -> [String] {
    links(endingAt: index).map { tokens[$0].text }
  }

  /// Where such a chain begins, with the point of one without a type.
  func start(ofChain index: Int) -> Int {
    let first = links(endingAt: index).first ?? index
    return isSign(first - 1, ".") ? first - 1 : first
  }

  private func links(endingAt index: Int) -> [Int] {
    var words: [Int] = []
    var place = index
    while place >= 0, tokens[place].kind == .word {
      words.insert(place, at: 0)
      guard isSign(place - 1, "."), !isWord(place - 2, "case", "if", "guard", "in", "return")
      else { return words }
      place -= 2
      while place >= 0, isSign(place, "?") || isSign(place, "!") { place -= 1 }
      if place >= 0, isSign(place, ")") { place = (partners[place] ?? 0) - 1 }
    }
    return words
  }

  // MARK: - What encloses a place

  /// What a brace belongs to.
  enum Block: Hashable {
    /// A closure, with the chain of the call that takes it.
    case closure([String])
    /// The body of a function, with its name and the words of its parameters.
    case function(String, [String])
    /// The body of a type, with the words that it inherits.
    case type([String])
    /// Something that runs at once, such as the branch of an `if`.
    case branch
  }

  /// The braces around a place, from the inside.
  func braces(around index: Int) -> [Int] {
    var found: [Int] = []
    var place = parents[index]
    while place >= 0 {
      if isSign(place, "{") { found.append(place) }
      place = parents[place]
    }
    return found
  }

  /// The name of the type that a place is a member of.
  func type(around index: Int) -> String? {
    guard let brace = braces(around: index).first, case .type(let words) = block(of: brace)
    else { return nil }
    return words.first
  }

  private static let branches: Set = [
    "if", "else", "guard", "switch", "for", "while", "repeat", "do", "catch", "defer",
  ]
  private static let types: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]

  func block(of brace: Int) -> Block {
    let head = head(of: brace)
    let words = head.filter { tokens[$0].kind == .word }.map { tokens[$0].text }
    if let place = head.last(where: { isWord($0, "func", "init") && !isSign($0 - 1, ".") }) {
      let name = isWord(place, "init") ? "init" : tokens[min(place + 1, tokens.count - 1)].text
      let parameters = head.first { $0 > place && isSign($0, "(") }
      return .function(name, parameters.map { inside($0).map { tokens[$0].text } } ?? [])
    }
    if let place = words.lastIndex(where: Self.types.contains) {
      return .type(Array(words[(place + 1)...]))
    }
    if words.contains(where: Self.branches.contains) { return .branch }
    return .closure(callee(of: brace).map(chain) ?? [])
  }

  /// The modifiers and attributes of the function or type that a brace is the body of.
  func modifiers(of brace: Int) -> [String] {
    let keyword = head(of: brace).last {
      isWord($0, "func", "init") || Self.types.contains(tokens[$0].text) && !isWord($0 + 1, "func")
    }
    var (words, place) = ([String](), (keyword ?? brace) - 1)
    while place >= 0 {
      if isSign(place, ")"), let start = partners[place] { place = start - 1 }
      guard place >= 0, isSign(place - 1, "@") || Self.modifiers.contains(tokens[place].text)
      else { break }
      words.append(tokens[place].text)
      place -= isSign(place - 1, "@") ? 2 : 1
    }
    return words
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "override",
    "static", "class", "nonisolated", "mutating", "indirect",
  ]

  /// Whether a block runs on a condition that an app sets: any but the version of the system.
  func isConditional(_ brace: Int) -> Bool {
    guard block(of: brace) == .branch,
      let start = head(of: brace).last(where: {
        isWord($0, "if", "guard", "else", "switch", "for", "while", "catch")
      })
    else { return false }
    return !(start..<brace).contains { isWord($0, "available") }
  }

  /// The tokens of the statement that a brace ends, without those in brackets.
  private func head(of brace: Int) -> [Int] {
    var found: [Int] = []
    var place = brace - 1
    while place > parents[brace], found.count < 80 {
      if isSign(place, "}") || isSign(place, ";") { break }
      found.insert(place, at: 0)
      if isSign(place, ")") || isSign(place, "]") {
        place = partners[place] ?? 0
        found.insert(place, at: 0)
      }
      place -= 1
    }
    return found
  }

  /// The last word of the call that a closure is handed to; nil if it is handed to none.
  func callee(of brace: Int) -> Int? {
    var brace = brace
    // A closure with a label stands behind another one.
    while isSign(brace - 1, ":"), isSign(brace - 3, "}"), let other = partners[brace - 3] {
      brace = other
    }
    let parent = parents[brace]
    let place = brace - 1
    if isSign(place, ")"), let start = partners[place], start > 0 { return start - 1 }
    if place >= 0, tokens[place].kind == .word { return place }
    return isSign(parent, "(") && parent > 0 ? parent - 1 : nil
  }

  /// Whether what stands in a closure runs by itself, without a person in between.
  static func runsAtOnce(_ block: Block) -> Bool {
    switch block {
    case .branch: true
    case .closure(let chain):
      ["async", "sync", "run", "Task", "detached", "perform", "asyncAfter", "assumeIsolated"]
        .contains(chain.last ?? "")
    case .function, .type: false
    }
  }

  /// The function around a place, if nothing stands between them but what runs in it.
  func function(around index: Int) -> (name: String, parameters: [String], brace: Int)? {
    for brace in braces(around: index) {
      let block = block(of: brace)
      if case .function(let name, let parameters) = block { return (name, parameters, brace) }
      guard Self.runsAtOnce(block) else { return nil }
    }
    return nil
  }
}
