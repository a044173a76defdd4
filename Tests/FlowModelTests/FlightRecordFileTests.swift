import EveryPath
import FlowModel
import Foundation
import Testing

@Suite struct FlightRecordFileTests {
  private static let step = #"{"kind": "start", "number": 1, "disposition": "started"}"#

  private static func file(_ steps: String) -> String {
    """
    {"format": "flight-record/1", "flow": "Gate", "fingerprint": "9f3c", "steps": [\(steps)]}
    """
  }

  private func error(_ text: String) -> String? {
    let thrown = #expect(throws: JourneyFileError.self) {
      try FlightRecordFile(bytes: Array(text.utf8))
    }
    return thrown?.description
  }

  @Test func `What an app has encoded is read again`() throws {
    var record = FlightRecord(flow: "Gate", fingerprint: "9f3c")
    record.steps = FlightRecord.Step.Kind.allCases.enumerated().map { place, kind in
      var step = FlightRecord.Step(number: place + 1, kind, "an \"id\"", .moved)
      step.wasDeferred = place == 2
      step.before = "a"
      step.after = "b"
      step.effects = ["one", "two"]
      step.outcome = place == 3 ? "done" : nil
      step.isLast = place == 6
      return step
    }
    for style in [JSONEncoder.OutputFormatting.sortedKeys, .prettyPrinted] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = style
      let bytes = Array(try encoder.encode(record))
      #expect(FlightRecordFile.isRecord(bytes))
      let file = try FlightRecordFile(bytes: bytes)
      #expect(file.record == record)
      #expect(file.unknownFields == [])
    }
  }

  @Test func `A journey and a ruin are no records`() {
    for text in [
      "", "{", "[]", "7", #"{"format": "journey/1"}"#, #"{"format": 1}"#,
      #"{"format": "flight-recorder"}"#,
    ] {
      #expect(!FlightRecordFile.isRecord(Array(text.utf8)))
    }
    #expect(FlightRecordFile.isRecord(Array(#"{"format": "flight-record/9"}"#.utf8)))
  }

  @Test(arguments: [
    (
      #"{"format": "flight-record/9"}"#,
      #"line 1, column 12: its format is "flight-record/9"; this version reads "flight-record/1""#
    ),
    ("{}", #"line 1, column 1: a flight record lacks "format""#),
    ("[", "line 1, column 2: a value is missing: the file ends here"),
    (file(#"{"number": 1}"#), #"line 1, column 80: step 1 lacks "kind""#),
    (
      file(#"{"number": 0}"#),
      #"line 1, column 91: "number" must be a whole number from 1"#
    ),
    (
      file(#"{"number": 99999999999999999999}"#),
      #"line 1, column 91: "number" must be a whole number from 1"#
    ),
    (
      file(#"{"number": 1, "kind": "begin"}"#),
      #"line 1, column 102: "kind" must be one of "start", "resume", "event", "answer", "#
        + #""outcome", "timer", "abandon""#
    ),
    (
      file(step + #", {"number": 2, "kind": "start", "disposition": "started", "effects": [1]}"#),
      #"line 1, column 207: each of "effects" must be a text"#
    ),
    (
      file(#"{"number": 2, "kind": "start", "disposition": "started", "isLast": 1}"#),
      #"line 1, column 147: "isLast" must be true or false"#
    ),
    (file("7"), "line 1, column 80: step 1 must be an object, in braces"),
  ])
  func `What is wrong is refused with its place`(text: String, sentence: String) {
    #expect(error(text) == sentence)
  }

  @Test func `What is not known is named`() throws {
    let text =
      #"{"format": "flight-record/1", "flow": "Gate", "fingerprint": "", "app": "1.2", "steps": ["#
      + #"{"kind": "start", "number": 1, "disposition": "started", "speed": 3}]}"#
    #expect(
      try FlightRecordFile(bytes: Array(text.utf8)).unknownFields == ["app", "steps[1].speed"])
  }

  @Test func `Every ruin of a record is refused with a sentence and no trap`() {
    let whole = Array(Self.file(Self.step).utf8)
    for end in whole.indices {
      #expect(throws: JourneyFileError.self) {
        try FlightRecordFile(bytes: Array(whole[..<end]))
      }
      var changed = whole
      changed[end] = 0xFF
      #expect(throws: JourneyFileError.self) { try FlightRecordFile(bytes: changed) }
    }
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 10_000)
    #expect(throws: JourneyFileError.self) { try FlightRecordFile(bytes: deep) }
  }
}
