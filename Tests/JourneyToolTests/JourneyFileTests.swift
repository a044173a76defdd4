import FlowModel
import JourneyTool
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
    let file = try Self.file(Self.text)
    #expect(file.text == Self.text)
    #expect(file.unknownFields == ["color", "steps[2].speed"])
    #expect(file.journey.seed == 7)
    #expect(file.journey.world == 2)
    #expect(file.journey.steps[1].note == "slow \"relay\"")
    #expect(file.journey.expectation.position == "burning")
  }

  @Test(arguments: [
    ("\"expect\"", "\"expekt\"", "expekt is no field of this format; did you mean \"expect\"?"),
    (
      "\"expect\"", "\"expectation\"",
      "expectation is no field of this format; did you mean \"expect\"?"
    ),
    ("\"position\"", "\"end\"", "expect has \"end\", which this version does not compare"),
    (
      "\"outcomes\"", "\"outcome\"",
      "expect.outcome is no field of this format; did you mean \"outcomes\"?"
    ),
    ("\"world\"", "\"wrld\"", "model.wrld is no field of this format; did you mean \"world\"?"),
    ("\"note\"", "\"nte\"", "steps[2].nte is no field of this format; did you mean \"note\"?"),
    (
      "Left too soon", String(repeating: "x", count: 10_001),
      "title must have at most 10,000 characters"
    ),
    (
      "slow", String(repeating: "x", count: 10_001),
      "steps[2].note must have at most 10,000 characters"
    ),
  ])
  func `a misspelt field, and words that are too long, are refused`(
    old: String, new: String, reason: String
  ) throws {
    let text = Self.text.replacing(old, with: new)
    #expect(throws: Unreadable(reason)) { try Self.file(text) }
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
    let file = try Self.file(text)
    #expect(file.text == text)
    #expect(!file.hasExpectation)
    #expect(file.journey.title == "한글 \u{1B}[2J")
  }

  @Test(arguments: [
    ("", "it is not JSON: Unexpected end of file during JSON parse"),
    ("[]", "it must be an object, in braces"),
    ("{}", "it lacks \"format\""),
    ("{\"format\": null}", "format must be a text"),
    ("{\"format\": \"journey/9\"}", "format is \"journey/9\"; this version reads \"journey/1\""),
    (
      "{\"format\": \"a\\u001b[31m\"}",
      "format is \"a\\u{1b}[31m\"; this version reads \"journey/1\""
    ),
    ("{\"format\": \"journey/1\"}", "it lacks \"model\""),
    ("{\"format\": \"journey/1\",\n  \"model\": 3}", "model must be an object, in braces"),
    (
      "{\"format\" \"journey/1\"}",
      "line 1, column 11: it is not JSON: Invalid value"
    ),
    ("{\"a\":\n 1 \"b\": 2}", "line 2, column 4: it is not JSON: Invalid value"),
    ("{\"a\": -}", "line 1, column 8: it is not JSON: Invalid value"),
    (
      "{\"a\": \"\\x\"}",
      "line 1, column 8: it is not JSON: Invalid escape sequence"
    ),
    (
      "{\"a\": \"b\nc\"}",
      "line 1, column 9: it is not JSON: Unescaped control character"
    ),
    ("{} {}", "line 1, column 4: it is not JSON: Invalid value"),
  ])
  func `journey files are refused in a sentence with the place`(text: String, sentence: String) {
    #expect(Self.sentence(Array(text.utf8)) == sentence)
  }

  private static func text(steps: String, model: String = "", _ more: String = "") -> String {
    """
    {
      "format": "journey/1",
      "model": {"fingerprint": "", "name": "porch"\(model)},
      "title": "",
      "steps": [\(steps)]\(more)
    }
    """
  }

  @Test(arguments: [
    (
      "{\"by\": \"nobody\", \"do\": \"a\", \"to\": \"b\"}",
      "steps[1].by must be one of \"person\", \"system\", \"time\""
    ),
    ("{\"by\": \"person\", \"to\": \"b\"}", "steps[1] lacks \"do\""),
    ("{\"by\": \"person\", \"do\": 1, \"to\": \"b\"}", "steps[1].do must be a text"),
    ("7", "steps[1] must be an object, in braces"),
  ])
  func `name the step that is wrong`(step: String, sentence: String) {
    #expect(Self.sentence(Array(Self.text(steps: step).utf8)) == sentence)
  }

  @Test(arguments: [
    (", \"seed\": -1", "seed must be a whole number from 0"),
    (", \"seed\": 1.5", "seed must be a whole number from 0"),
    (", \"seed\": 99999999999999999999", "seed must be a whole number from 0"),
    (", \"seed\": \"1\"", "seed must be a whole number from 0"),
    (
      ", \"a\": [99999999999999999999]",
      "a[1] is too large a number to be kept; write it as a text"
    ),
    (", \"seed\": 1, \"seed\": 2", "line 5, column 27: the field \"seed\" is there twice"),
    (", \"a\": {\"b\": 1, \"\\u0062\": 2}", "line 5, column 30: the field \"b\" is there twice"),
    (", \"expect\": {\"broken\": [1]}", "expect.broken[1] must be a text"),
    (", \"expect\": {\"broken\": 1}", "expect.broken must be a list, in brackets"),
  ])
  func `lose nothing in silence`(more: String, sentence: String) {
    #expect(Self.sentence(Array(Self.text(steps: "", more).utf8)) == sentence)
  }

  @Test func `journey files keep the largest seed, and a number that is no whole one`() throws {
    let file = try Self.file(Self.text(steps: "", ", \"seed\": \(UInt64.max), \"a\": 0.25"))
    #expect(file.journey.seed == .max)
    #expect(file.text.contains("\"a\": 0.25,"))
    #expect(
      Self.sentence(Array(Self.text(steps: "", model: ", \"world\": 0").utf8))
        == "model.world must be a whole number from 1")
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "it is not UTF-8 text; save it as that"),
      (
        [0x7B, 0x0A, 0x20, 0xC3, 0x28],
        "line 2, column 2: it is not JSON: Invalid value"
      ),
      (
        Array("{\"a\": \"".utf8) + [0xFF] + Array("\"}".utf8),
        "line 1, column 8: it is not JSON: Invalid UTF-8 sequence 1 bytes"
      ),
    ] as [([UInt8], String)])
  func `files that are no text are refused`(bytes: [UInt8], sentence: String) {
    #expect(Self.sentence(bytes) == sentence)
  }

  @Test func `journey files are read with the byte order mark that some editors put there`() throws
  {
    #expect(try Self.file("\u{FEFF}" + Self.text).text == Self.text)
  }

  @Test func `cut or damaged anywhere are refused, never a trap`() {
    let bytes = Array(Self.text.utf8)
    for place in 0..<(bytes.count - 2) {
      #expect(Self.sentence(Array(bytes[..<place])) != nil, "cut after \(place) bytes")
      var damaged = bytes
      damaged[place] = 0xFF
      #expect(Self.sentence(damaged) != nil, "byte \(place)")
    }
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `nested ten thousand deep are refused`(opening: String) {
    let text = String(repeating: opening, count: 10_000)
    let sentence = Self.sentence(Array(text.utf8))
    #expect(sentence?.contains("Too many nested arrays or dictionaries") == true)
  }

  @Test func `nested five hundred deep are read, and written again`() throws {
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try Self.file(Self.text(steps: "", ", \"a\": \(deep)")).text.contains(deep))
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

  private static func file(_ text: String) throws(Unreadable) -> JourneyFile {
    try decodedJSON(JourneyFile.self, from: Array(text.utf8))
  }

  private static func sentence(_ bytes: [UInt8]) -> String? {
    do throws(Unreadable) {
      _ = try decodedJSON(JourneyFile.self, from: bytes)
      return nil
    } catch {
      return error.reason
    }
  }
}
