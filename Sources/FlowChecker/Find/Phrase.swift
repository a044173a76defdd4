import FlowModel

/// A question about a step as it is written, its names not looked up yet.
///
/// `or` binds less than `and`, and that less than `not`. Reading takes time linear in the text, and
/// goes no deeper than ``mostDeep`` brackets.
package indirect enum Phrase: Hashable, Sendable {
  /// A name, or what else is one word.
  package struct Word: Hashable, Sendable {
    /// What it says, without quotation marks.
    package var text: String
    /// Where it begins, counted from 1.
    package var place: Int
  }

  /// What has a name holds.
  case name(Word)
  /// A component is in a state.
  case at(flow: Word, state: Word)
  /// The step is this choice.
  case did(Word)
  /// The step breaks a property.
  case broke(Word)
  /// The same held in the state before the step.
  case before(Phrase, place: Int)
  case not(Phrase)
  case all([Phrase])
  case any([Phrase])

  /// How many brackets, and words before a name, there may be around each other.
  package static let mostDeep = 100

  /// Reads a question.
  package init(reading text: String) throws(WrongQuestion) {
    var reader = PhraseReader(tokens: try PhraseToken.all(of: text), length: text.count)
    self = try reader.whole()
  }

  /// A name as a question must write it: in quotation marks if it has blanks, or means something.
  package static func written(_ name: String) -> String {
    let alone = try? PhraseToken.all(of: name)
    if alone?.count == 1, let token = alone?.first, token.kind == .word(name), !token.isKeyword {
      return name
    }
    let escaped = name.reduce(into: "") { text, character in
      if character == "\"" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return "\"\(escaped)\""
  }
}

/// Why a question cannot be asked.
package struct WrongQuestion: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the question, counted in characters from 1.
  package let place: Int
  /// What is wrong there.
  package let reason: String
  /// The names that may be meant, the nearest first.
  package var nearest: [String] = []

  package init(at place: Int, _ reason: String, nearest: [String] = []) {
    (self.place, self.reason, self.nearest) = (place, reason, nearest)
  }

  /// One sentence, and what may be meant.
  package var description: String {
    let meant = nearest.map { Phrase.written($0) }
    let names = meant.dropLast().joined(separator: ", ") + (meant.count > 1 ? " or " : "")
    let hint = meant.last.map { " Did you mean \(names)\($0)?" } ?? ""
    return "Character \(place) of the question: \(reason).\(hint)"
  }
}

/// A bracket or a word of a question.
struct PhraseToken: Hashable {
  enum Kind: Hashable {
    case open
    case close
    case word(String)
    /// A word in quotation marks, which is a name whatever it says.
    case quoted(String)
  }

  static let keywords = ["or", "and", "not", "at", "did", "before", "broke"]

  let kind: Kind
  /// Where it begins, counted from 1.
  let place: Int

  /// What it says, if it is a word.
  var word: Phrase.Word? {
    switch kind {
    case .word(let text), .quoted(let text): Phrase.Word(text: text, place: place)
    case .open, .close: nil
    }
  }

  /// Whether it is a word that means something by itself.
  var isKeyword: Bool {
    if case .word(let text) = kind { Self.keywords.contains(text) } else { false }
  }

  static func all(of text: String) throws(WrongQuestion) -> [PhraseToken] {
    let letters = Array(text)
    var (tokens, at) = ([PhraseToken](), 0)
    while at < letters.count {
      let place = at + 1
      switch letters[at] {
      case let letter where letter.isWhitespace: at += 1
      case "(":
        tokens.append(PhraseToken(kind: .open, place: place))
        at += 1
      case ")":
        tokens.append(PhraseToken(kind: .close, place: place))
        at += 1
      case "\"": tokens.append(PhraseToken(kind: .quoted(try quoted(letters, &at)), place: place))
      default: tokens.append(PhraseToken(kind: .word(try plain(letters, &at)), place: place))
      }
    }
    return tokens
  }

  /// A text in quotation marks, in which a backslash stands before such a mark and itself.
  private static func quoted(
    _ letters: [Character], _ at: inout Int
  ) throws(WrongQuestion) -> String {
    let (place, others) = (at + 1, letters[(at + 1)...])
    var (text, isEscaped) = ("", false)
    for (number, letter) in zip(others.indices, others) {
      if !isEscaped, letter == "\"" {
        at = number + 1
        guard text.isEmpty else { return text }
        throw WrongQuestion(at: place, "a name is missing between the quotation marks")
      }
      isEscaped = !isEscaped && letter == "\\"
      if !isEscaped { text.append(letter) }
    }
    throw WrongQuestion(at: place, "these quotation marks are never closed")
  }

  /// A word, with what stands in brackets right behind its beginning, as in `isAsking(0)`.
  private static func plain(
    _ letters: [Character], _ at: inout Int
  ) throws(WrongQuestion) -> String {
    var (text, opened) = ("", [Int]())
    while at < letters.count {
      let letter = letters[at]
      if opened.isEmpty {
        if letter.isWhitespace || letter == "\"" || letter == ")" { break }
        if letter == "(", keywords.contains(text) { break }
      }
      if letter == "(" { opened.append(at + 1) }
      if letter == ")" { opened.removeLast() }
      text.append(letter)
      at += 1
    }
    guard let place = opened.last else { return text }
    throw WrongQuestion(at: place, "this bracket is never closed")
  }
}

private struct PhraseReader {
  let tokens: [PhraseToken]
  let length: Int
  private var next = 0

  init(tokens: [PhraseToken], length: Int) { (self.tokens, self.length) = (tokens, length) }

  mutating func whole() throws(WrongQuestion) -> Phrase {
    guard !tokens.isEmpty else {
      throw WrongQuestion(at: 1, "nothing is asked; write a name, such as isSettled")
    }
    let phrase = try any(0)
    guard let rest = peek else { return phrase }
    throw WrongQuestion(
      at: rest.place,
      rest.word.map { "\(quoted($0.text)) follows without \"and\" or \"or\"" }
        ?? (rest.kind == .close
          ? "this bracket was never opened" : "this bracket follows without \"and\" or \"or\""))
  }

  private var peek: PhraseToken? { next < tokens.count ? tokens[next] : nil }

  private mutating func skip(_ keyword: String) -> Bool {
    guard peek?.kind == .word(keyword) else { return false }
    next += 1
    return true
  }

  private mutating func any(_ depth: Int) throws(WrongQuestion) -> Phrase {
    var phrases = [try all(depth)]
    while skip("or") { phrases.append(try all(depth)) }
    return phrases.count == 1 ? phrases[0] : .any(phrases)
  }

  private mutating func all(_ depth: Int) throws(WrongQuestion) -> Phrase {
    var phrases = [try one(depth)]
    while skip("and") { phrases.append(try one(depth)) }
    return phrases.count == 1 ? phrases[0] : .all(phrases)
  }

  private mutating func one(_ depth: Int) throws(WrongQuestion) -> Phrase {
    let place = peek?.place ?? length + 1
    guard depth <= Phrase.mostDeep else {
      throw WrongQuestion(
        at: place, "this lies more than \(Phrase.mostDeep) brackets deep; ask less at once")
    }
    if skip("not") { return .not(try one(depth + 1)) }
    if skip("before") { return .before(try one(depth + 1), place: place) }
    if skip("did") { return .did(try word("the id of a choice", after: "did")) }
    if skip("broke") { return .broke(try word("the name of a property", after: "broke")) }
    if skip("at") {
      return .at(
        flow: try word("the name of a component", after: "at"),
        state: try word("the name of a state", after: "at and a component"))
    }
    if peek?.kind == .open { return try bracket(depth) }
    return .name(try word("a name", after: nil))
  }

  private mutating func bracket(_ depth: Int) throws(WrongQuestion) -> Phrase {
    let place = tokens[next].place
    next += 1
    let phrase = try any(depth + 1)
    guard peek?.kind == .close else {
      guard let rest = peek?.word else {
        throw WrongQuestion(at: place, "this bracket is never closed")
      }
      throw WrongQuestion(
        at: rest.place, "\(quoted(rest.text)) follows without \"and\" or \"or\"")
    }
    next += 1
    return phrase
  }

  /// The next word, which is wanted here.
  private mutating func word(
    _ wanted: String, after word: String?
  ) throws(WrongQuestion) -> Phrase.Word {
    let behind = word.map { " after \"\($0)\"" } ?? ""
    guard let token = peek else {
      throw WrongQuestion(at: length + 1, "\(wanted) is missing at the end\(behind)")
    }
    guard let found = token.word, !token.isKeyword else {
      let what = token.word.map { quoted($0.text) } ?? "this bracket"
      throw WrongQuestion(at: token.place, "\(wanted) is missing before \(what)\(behind)")
    }
    next += 1
    return found
  }

  private func quoted(_ text: String) -> String {
    "\"\(harmless(String(text.prefix(40))))\(text.count > 40 ? "…" : "")\""
  }
}
