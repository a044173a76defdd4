import FlowModel
import Testing

@Suite struct JourneyFileTests {
  static let text = """
    {
      "color": {"deep": [1, 2.5, null, true]},
      "expect": {"broken": ["the lamp burns for nobody"], "outcomes": [], "position": "burning"},
      "format": "journey/1",
      "model": {"fingerprint": "0123", "name": "porch", "world": 2},
      "seed": 7,
      "steps": [
        {"by": "person", "do": "ring", "to": "dark-porch"},
        {"by": "system", "do": "lamp-on", "note": "slow \\"relay\\"", "speed": 3, "to": "lit-porch"}
      ],
      "title": "Left too soon"
    }

    """

  @Test func `journey files are written as they were read, unknown fields and all`() throws {
    let file = try JourneyFile(Self.text)
    #expect(file.text == Self.text)
    #expect(file.unknownFields == ["color", "steps[2].speed"])
    #expect(file.journey.seed == 7)
    #expect(file.journey.world == 2)
    #expect(file.journey.steps[1].note == "slow \"relay\"")
    #expect(file.journey.expectation.position == "burning")
  }

  @Test func `journey files do not invent what was not said`() throws {
    let text = """
      {
        "format": "journey/1",
        "model": {"fingerprint": "", "name": "porch"},
        "steps": [],
        "title": "한글 \\u001b[2J"
      }

      """
    let file = try JourneyFile(text)
    #expect(file.text == text)
    #expect(!file.hasExpectation)
    #expect(file.journey.title == "한글 \u{1B}[2J")
  }

  @Test(arguments: [
    ("", "there is nothing in it"),
    (" \n ", "there is nothing in it"),
    ("{", "line 1, column 2: expected a field's name in quotes, found the end of the file"),
    ("[]", "line 1, column 1: a journey must be an object, in braces"),
    ("{}", "line 1, column 1: a journey lacks \"format\""),
    ("{\"format\": 1}", "line 1, column 12: the format must be a text"),
    (
      "{\"format\": \"journey/9\"}",
      "line 1, column 12: its format is \"journey/9\"; this version reads \"journey/1\""
    ),
    (
      "{\"format\": \"a\\u001b[31m\"}",
      "line 1, column 12: its format is \"a\\u{1b}[31m\"; this version reads \"journey/1\" and "
        + "\"flight-record/1\""
    ),
    ("{\"format\": \"journey/1\"}", "line 1, column 1: a journey lacks \"model\""),
    (
      "{\"format\": \"journey/1\",\n  \"model\": 3}",
      "line 2, column 12: \"model\" must be an object, in braces"
    ),
    (
      "{\"format\": \"journey/1\",\n  \"model\": {}}",
      "line 2, column 12: \"model\" lacks \"name\""
    ),
    (
      "{\"format\": \"journey/1\",}",
      "line 1, column 24: expected a field's name in quotes, found \"}\""
    ),
    ("{\"format\" \"journey/1\"}", "line 1, column 11: expected \":\", found \"\"\""),
    ("{\"a\": 1 \"b\": 2}", "line 1, column 9: expected \",\" or \"}\", found \"\"\""),
    ("{\"a\": 1, \"a\": 2}", "line 1, column 10: the field \"a\" is there twice"),
    ("{\"a\": [1 2]}", "line 1, column 10: expected \",\" or \"]\", found \"2\""),
    ("{\"a\": -}", "line 1, column 7: \"-\" is not a number"),
    ("{\"a\": nul}", "line 1, column 7: expected a value, found \"n\""),
    ("{\"a\":", "line 1, column 6: a value is missing: the file ends here"),
    ("{\"a\": \"b", "line 1, column 9: a text is not closed: the file ends here"),
    ("{\"a\": \"\\x\"}", "line 1, column 8: an escape in a text is not one that JSON knows"),
    ("{\"a\": \"\\ud800\"}", "line 1, column 8: an escape in a text is not one that JSON knows"),
    (
      "{\"a\": \"b\nc\"}",
      "line 1, column 9: a text must not contain a bare line break or control character"
    ),
    ("{} {}", "line 1, column 4: nothing may follow the closing bracket, but \"{\" does"),
    ("{\u{1B}", "line 1, column 2: expected a field's name in quotes, found \"\\u{1b}\""),
  ])
  func `journey files are refused in a sentence with the place`(text: String, sentence: String) {
    #expect(throws: JourneyFileError.self) { try JourneyFile(text) }
    #expect(Self.sentence(Array(text.utf8)) == sentence)
  }

  @Test(arguments: [
    (
      "{\"by\": \"nobody\", \"do\": \"a\", \"to\": \"b\"}",
      "line 5, column 20: \"by\" must be one of \"person\", \"system\", \"time\""
    ),
    ("{\"by\": \"person\", \"to\": \"b\"}", "line 5, column 13: step 1 lacks \"do\""),
    ("{\"by\": \"person\", \"do\": \"a\"}", "line 5, column 13: step 1 lacks \"to\""),
    ("{\"by\": \"person\", \"do\": 1, \"to\": \"b\"}", "line 5, column 36: \"do\" must be a text"),
    ("7", "line 5, column 13: step 1 must be an object, in braces"),
  ])
  func `name the step that is wrong`(step: String, sentence: String) {
    let text = """
      {
        "format": "journey/1",
        "model": {"fingerprint": "", "name": "porch"},
        "title": "",
        "steps": [\(step)]
      }
      """
    #expect(Self.sentence(Array(text.utf8)) == sentence)
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF], "there is nothing in it"),
      ([0xEF, 0xBB, 0xBF, 0x7D], "line 1, column 1: expected a value, found \"}\""),
      (
        [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x7B],
        "line 1, column 1: expected a value, found \"\\u{feff}\""
      ),
      ([0xFF, 0xFE, 0x7B, 0x00], "it is UTF-16 text; save it as UTF-8"),
      ([0x7B, 0x0A, 0x20, 0xC3, 0x28], "line 2, column 2: it is not UTF-8 text"),
      ([0x00, 0x01], "line 1, column 1: expected a value, found \"\\u{0}\""),
    ] as [([UInt8], String)])
  func `files that are no text are refused`(bytes: [UInt8], sentence: String) {
    #expect(Self.sentence(bytes) == sentence)
  }

  @Test func `journey files are read with the byte order mark that some editors put there`() throws
  {
    let bytes = [0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)
    #expect(try JourneyFile(bytes: bytes).journey == JourneyFile(Self.text).journey)
    #expect(try JourneyFile("\u{FEFF}" + Self.text).text == Self.text)
  }

  @Test func `cut anywhere are refused, never a trap`() {
    let bytes = Array(Self.text.utf8)
    for length in 0..<(bytes.count - 2) {
      #expect(Self.sentence(Array(bytes[..<length])) != nil, "cut after \(length) bytes")
    }
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `nested ten thousand deep are refused`(opening: String) {
    let text = String(repeating: opening, count: 10_000)
    let sentence = Self.sentence(Array(text.utf8))
    #expect(sentence?.hasSuffix("it is nested more than 64 levels deep") == true)
  }

  @Test func `journeys in one line name system, fingerprint and choices`() {
    let line = JourneyLine("  journey:porch/24c0 ring  lamp-on\n")
    #expect(line?.system == "porch")
    #expect(line?.fingerprint == "24c0")
    #expect(line?.choices == ["ring", "lamp-on"])
    #expect(JourneyLine("journey:porch")?.fingerprint == "")
    #expect(JourneyLine("journey:") == nil)
    #expect(line?.world == nil)
    #expect(JourneyLine("journey:porch/24c0/3 ring")?.world == 3)
    #expect(JourneyLine("journey:porch/24c0/0 ring") == nil)
    for world in ["x", "", "+1", "0x1", " 1", "٣", "-1", "1.0"] {
      #expect(JourneyLine("journey:porch/24c0/\(world) ring") == nil)
    }
    #expect(JourneyLine("{}") == nil)
  }

  private static func sentence(_ bytes: [UInt8]) -> String? {
    do throws(JourneyFileError) {
      _ = try JourneyFile(bytes: bytes)
      return nil
    } catch {
      return error.description
    }
  }
}
