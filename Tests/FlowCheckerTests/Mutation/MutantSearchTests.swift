import EveryPath
import FlowChecker
import FlowModel
import Testing

/// A mutant is searched where its change is, and judged as if it were searched whole.
@Suite struct MutantSearchTests {
  private func system() throws -> System<Desk> {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.beep)
          Perform(.ask, until: .yes) {
            Or(.no) {
              Perform(.hide)
              Go(to: .b)
            }
          }
          Perform(.show)
          Go(to: .c)
        }
      case .b: On(.tap) { Go(to: .a) }
      case .c:
        After(.seconds(2), because: "enough") {
          Perform(.buzz)
          Go(to: .z)
        }
        Ignore(.tap, because: "it ends by itself")
      default: Finish(.done)
      }
    }
    return try desk(flow) {
      Sometimes<Desk>("it is shown") { $0.saw(.wrote("show")) }
      AtNoTime<Desk>("hidden without a beep", given: { $0.saw(.wrote("hide")) }) {
        $0.saw(.wrote("hide")) && !$0.world.written.contains("beep")
      }
      AtMostOnce<Desk>("one end", per: { $0.began() }) { $0.saw(.wrote("buzz")) }
      Within<Desk>("an end in time", .seconds(3), of: { $0.saw(.wrote("show")) }) { transition in
        transition.saw(.wrote("buzz")) || !transition.world.isRunning
      }
      CanAlwaysReach<Desk>(
        "shown some day", whenever: { $0.world.isRunning }, { $0.world.written.contains("show") })
    }
  }

  @Test func `The verdicts are those of a search that begins anew`() throws {
    let system = try system()
    #expect(system.check().properties.allSatisfy { $0.verdict == .holds })
    let mutationTest = try PropertyMutationTest(of: system)
    var words: Set<String> = []
    for mutant in system.components[0].compiled.mutants() {
      let status = mutationTest.status(of: mutant)
      words.insert(status.word)
      let report = system.running(mutant.compiled, inComponent: 0).explore().report
      let isBroken =
        report.properties.contains { $0.verdict != .holds }
        || report.findings.contains { $0.rule == "endless-step" }
      #expect(isBroken == (status.word == "killed"), "\(mutant): \(status)")
    }
    #expect(words == ["killed", "survived", "equivalent"])
  }
}
