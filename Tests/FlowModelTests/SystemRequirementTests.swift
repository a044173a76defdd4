import FlowModel
import Testing

/// A map of requirements.
@Suite struct SystemRequirementTests {
  @Test func `is total if every name is there and every property keeps something`() {
    let map = [
      SystemRequirement("R1", "one", .properties(["a"]), .journeys(["j"])),
      SystemRequirement("R2", "two", .notBehavioural(because: "it is drawn")),
      SystemRequirement("R3", "three", .reported("72 a day")),
    ]
    #expect(SystemRequirement.gaps(in: map, properties: ["a"], journeys: ["j"]) == [])
  }

  @Test func `says what is missing, in sentences`() {
    let map = [
      SystemRequirement("R1", "one", .properties(["a", "b"]), .journeys(["j"])),
      SystemRequirement("R2", "two"),
    ]
    #expect(
      SystemRequirement.gaps(in: map, properties: ["a", "c"], journeys: []) == [
        "R1: no property is called \"b\"", "R1: there is no journey \"j\"", "R2 is kept by nothing",
        "\"c\" keeps no requirement",
      ])
  }
}
