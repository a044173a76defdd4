import FlowChecker
import FlowModel
import Testing

/// What a question may say, and how a wrong one is refused.
@Suite struct PhraseTests {
  private let system = board(Board(ways: [[1], [0]], colours: [1, 0])) {
    AtNoTime("it is red", Predicate.world("isRed") { $0.has(0) })
    AtNoTime("it is \"green\"", Predicate.world("is(green, or so)") { $0.has(1) })
    Before("a, then b", Predicate.world("was red") { $0.has(0) }, before: .isCutShort)
    Sometimes("it is blue", Predicate.world("isBlue") { $0.has(2) })
  }

  private func refusal(_ text: String) -> String? {
    do throws(WrongQuestion) {
      _ = try Question(text, about: system)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", 1, "nothing is asked; write a name, such as isSettled."),
    ("isRed and", 10, "a name is missing at the end."),
    ("and isRed", 1, "a name is missing before \"and\"."),
    ("isRed or or isRed", 10, "a name is missing before \"or\"."),
    ("isRed isBlue", 7, "\"isBlue\" follows without \"and\" or \"or\"."),
    ("isRed \"was red\"", 7, "\"was red\" follows without \"and\" or \"or\"."),
    ("(isRed", 1, "this bracket is never closed."),
    ("isRed)", 6, "this bracket was never opened."),
    ("not ()", 6, "a name is missing before this bracket."),
    ("isRed (isBlue)", 7, "this bracket follows without \"and\" or \"or\"."),
    ("is(green", 3, "this bracket is never closed."),
    ("\"was red", 1, "these quotation marks are never closed."),
    ("\"\"", 1, "a name is missing between the quotation marks."),
    ("isRde", 1, "no predicate has the name \"isRde\". Did you mean isRed?"),
    ("not red", 5, "no predicate has the name \"red\". Did you mean isRed or \"was red\"?"),
    ("did", 4, "the id of a choice is missing at the end after \"did\"."),
    ("at tea cold", 4, "no component is called \"tea\"."),
    (
      "broke \"it is rde\"", 7,
      "no property is called \"it is rde\". Did you mean \"it is red\"?"
    ),
    (
      "broke \"it is blue\"", 7,
      "\"it is blue\" needs every path, so no step breaks it; a check judges it."
    ),
    (
      "before(did 0-0)", 1,
      "before asks about a state, and what happened in a step is in none."
    ),
    (
      "before processEnded", 1,
      "before asks about a state, and what happened in a step is in none."
    ),
    ("isRed\u{1B}[2J", 1, "no predicate has the name \"isRed\\u{1b}[2J\"."),
  ])
  func `A wrong question gets one sentence with its place and the nearest names`(
    _ text: String, _ place: Int, _ reason: String
  ) {
    #expect(refusal(text) == "Character \(place) of the question: \(reason)")
  }

  @Test(arguments: ["(", "not ", "before ", "before("])
  func `What lies too deep is refused`(_ word: String) {
    let text = String(repeating: word, count: 100_000)
    #expect(refusal(text)?.contains("this lies more than 100 brackets deep") == true)
    let open = "x" + String(repeating: "(", count: 100_000)
    #expect(refusal(open)?.contains("this bracket is never closed") == true)
  }

  @Test func `Much of one depth is no matter`() {
    #expect(refusal(Array(repeating: "isRed", count: 20_000).joined(separator: " and ")) == nil)
  }

  @Test(arguments: ["isRed", "is(green, or so)", "\"was red\"", "not(isRed)", "isRed and(isRed)"])
  func `A name may have brackets, and quotation marks where it has blanks`(_ text: String) {
    #expect(refusal(text) == nil)
  }

  @Test func `And binds more than or, and not more than both`() throws {
    let phrases = try ["a or not b and c", "a or ((not b) and c)"].map { try Phrase(reading: $0) }
    #expect(phrases.map(shape) == ["(a or (not b and c))", "(a or (not b and c))"])
  }

  private func shape(_ phrase: Phrase) -> String {
    switch phrase {
    case .name(let word): word.text
    case .not(let phrase): "not \(shape(phrase))"
    case .all(let phrases): "(\(phrases.map(shape).joined(separator: " and ")))"
    case .any(let phrases): "(\(phrases.map(shape).joined(separator: " or ")))"
    case .at, .did, .broke, .before: "?"
    }
  }

  @Test func `Each name that is listed can be asked for`() throws {
    let words = QuestionWords(system)
    #expect(words.predicates.map(\.name).contains("was red"))
    for name in words.predicates.map(\.name) { #expect(refusal(Phrase.written(name)) == nil) }
    for name in words.properties { #expect(refusal("broke \(Phrase.written(name))") == nil) }
    for name in ["not", "a b", "a\"b", "\\", "(", "a)"] {
      #expect(shape(try Phrase(reading: Phrase.written(name))) == name)
    }
  }
}
