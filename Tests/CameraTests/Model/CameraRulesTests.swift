import CameraFlow
import CameraModel
import FlowModel
import SimulatedPhone
import Testing

/// The rules of a camera journey.
@Suite struct CameraRulesTests {
  @Test func `the rules are all there, in order`() {
    let expected =
      (1...13).map { "C\($0)" } + (1...12).map { "S\($0)" } + (1...6).map { "L\($0)" }
      + (1...3).map { "P\($0)" }
    #expect(CameraRules.all.map(\.id) == expected)
  }

  @Test(arguments: CameraFlow.Policy.allCases)
  func `every rule has its properties in the system, and every property has a rule`(
    policy: CameraFlow.Policy
  ) throws {
    let others: [PropertyID] = [
      // Two faults of the naive repair, each with a name of its own.
      "closing the dialog never leaves a black page",
      "coming back from Settings never leaves a black page",
      "a refusal can be explained at once",
    ]
    let ids = try CameraSystems.system("c", "", CameraFlow(policy: policy)).properties.map(\.id)
    let gaps = SystemRequirement.gaps(
      in: CameraRules.all, properties: ids.filter { !others.contains($0) }, journeys: [])
    #expect(gaps == [])
  }
}
