import EveryPath
import FlowModel
import Testing

/// A system with fewer properties.
@Suite struct KeepingTests {
  private struct Lost: Error {}

  @Test func `keeps all else`() throws {
    let journey = Journey(system: "desk", fingerprint: "", title: "a way", steps: [])
    let whole = System<Desk>(
      "desk", "a desk", components: [], worlds: [Desk()], journeys: [journey],
      breaks: ["never: it"],
      breakers: { throw Lost() }, mutants: { throw Lost() }
    ) {
      AtNoTime("it") { _ in false }
      AtNoTime("that") { _ in false }
    }
    .drawing { throw Lost() }
    let kept = whole.keeping { $0.name == "never: it" }
    #expect(kept.properties.map(\.name) == ["never: it"])
    #expect(kept.journeys == [journey])
    #expect(kept.breaks == ["never: it"])
    #expect(throws: Lost.self) { try kept.breakers() }
    #expect(throws: Lost.self) { try kept.drawn() }
    #expect(throws: Lost.self) { try kept.mutants() }
  }

  @Test(arguments: ["it rains", "never: it rains"])
  func `says never once of what holds at no time`(name: String) {
    let property = AtNoTime<Desk>(PropertyID(name, keeps: "R1")) { _ in false }.property
    #expect(property.name == "never: it rains")
    #expect(property.id.requirements == ["R1"])
  }
}
