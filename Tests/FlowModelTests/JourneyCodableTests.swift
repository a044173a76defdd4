import EveryPath
import FlowModel
import Foundation
import Testing

/// A journey is coded as it is kept in a file.
@Suite struct JourneyCodableTests {
  private static var journey: Journey {
    var journey = Journey(
      system: "porch", fingerprint: "9f3c", world: 2, title: "a \"title\"", seed: .max,
      steps: [
        Journey.Step(by: .person, choice: "ring", screen: "dark"),
        Journey.Step(by: .time, choice: "wait", screen: "lit", note: "at last"),
      ])
    journey.expectation.broken = ["never: dark"]
    journey.expectation.outcomes = ["done"]
    journey.expectation.position = "over"
    return journey
  }

  @Test func `a journey is decoded from the text of a file`() throws {
    let text = JourneyFile(Self.journey).text
    #expect(try JSONDecoder().decode(Journey.self, from: Data(text.utf8)) == Self.journey)
  }

  @Test func `a file is read from an encoded journey`() throws {
    for journey in [Self.journey, Journey(system: "s", fingerprint: "", title: "", steps: [])] {
      let data = try JSONEncoder().encode(journey)
      #expect(try JSONDecoder().decode(JourneyFile.self, from: data).journey == journey)
      #expect(try JSONDecoder().decode(Journey.self, from: data) == journey)
    }
  }

  @Test(arguments: [
    ("journey/1", "journey/9", "is \"journey/9\"; this version reads \"journey/1\""),
    ("\"world\": 2", "\"world\": 0", "must be a whole number from 1"),
    ("\"person\"", "\"nobody\"", "must be one of"),
  ])
  func `a bad journey is refused with a reason`(_ good: String, _ bad: String, _ says: String) {
    let text = JourneyFile(Self.journey).text.replacingOccurrences(of: good, with: bad)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Journey.self, from: Data(text.utf8))
    }
    #expect(error.map { "\($0)" }?.contains(says) == true)
  }
}
