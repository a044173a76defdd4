import CameraFlow
import CameraModel
import FlowModel
import SimulatedPhone
import Testing

@Suite("The rules of a camera journey")
struct CameraRulesTests {
  @Test func `are all there, in order`() {
    let expected =
      (1...13).map { "C\($0)" } + (1...12).map { "S\($0)" } + (1...6).map { "L\($0)" }
      + (1...3).map { "P\($0)" }
    #expect(CameraRules.all.map(\.id) == expected)
  }

  @Test(arguments: CameraFlow.Policy.allCases)
  func `are kept by promises that the system makes`(policy: CameraFlow.Policy) throws {
    let system = try CameraSystems.system("c", "", CameraFlow(policy: policy))
    let names = Set(system.promises.map(\.name))
    for rule in CameraRules.all {
      #expect(!rule.promises.isEmpty, "\(rule.id) has no promise")
      for promise in rule.promises {
        #expect(names.contains(promise), "\(rule.id): nobody promises \"\(promise)\"")
      }
    }
  }

  @Test func `leave no promise without a rule`() throws {
    let system = try CameraSystems.system("c", "", CameraFlow())
    let kept = Set(CameraRules.all.flatMap(\.promises))
    let others = [
      // Two faults of the naive repair, each with a name of its own.
      "closing the dialog never leaves a black page",
      "coming back from Settings never leaves a black page",
      "a refusal can be explained at once",
    ]
    for promise in system.promises where !others.contains(promise.name) {
      #expect(kept.contains(promise.name), "\"\(promise.name)\" keeps no rule")
    }
  }

  @Test func `have promises of different names`() throws {
    let names = try CameraSystems.system("c", "", CameraFlow(hasPrimer: true)).promises.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
