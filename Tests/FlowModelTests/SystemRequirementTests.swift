import FlowModel
import Testing

/// A map of requirements.
@Suite struct SystemRequirementTests {
  @Test func `A map is total if every requirement is kept and every property keeps one`() {
    let map = [
      SystemRequirement("R1", "one", .journeys(["j"])), SystemRequirement("R2", "two"),
      SystemRequirement("R3", "three", .notBehavioural(because: "it is drawn")),
      SystemRequirement("R4", "four", .reported("72 a day")),
    ]
    let properties = [PropertyID("a", keeps: "R1", "R2"), PropertyID("b", keeps: "R2")]
    #expect(SystemRequirement.gaps(in: map, properties: properties, journeys: ["j"]) == [])
  }

  @Test func `says what is missing, in sentences`() {
    let map = [
      SystemRequirement("R1", "one", .journeys(["j"])), SystemRequirement("R2", "two"),
    ]
    let properties = [PropertyID("a", keeps: "R1", "R3"), "c"]
    #expect(
      SystemRequirement.gaps(in: map, properties: properties, journeys: []) == [
        "R1: there is no journey \"j\"", "R2 is kept by nothing",
        "\"a\" keeps R3, and there is no such requirement", "\"c\" keeps no requirement",
      ])
  }
}

/// A property's name.
@Suite struct PropertyIDTests {
  @Test func `A property's name is known by its statement alone`() {
    #expect(PropertyID("a", keeps: "R1") == "a")
    #expect(Set([PropertyID("a", keeps: "R1"), "a", "b"]).count == 2)
    #expect("\(PropertyID("a", keeps: "R1"))" == "a")
  }

  @Test func `keeps its requirements where it is about one of several`() {
    let id = PropertyID("a", keeps: "R1", "R2").about("left")
    #expect(id.text == "a (left)")
    #expect(id.requirements == ["R1", "R2"])
  }
}
