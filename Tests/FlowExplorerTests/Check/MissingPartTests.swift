import FlowExplorer
import FlowModel
import PermissionFlow
import Testing

@Suite("Promises about parts that a system does not have")
struct MissingPartTests {
  typealias Fact = Promise<Desk>.Fact

  @Test(
    "are a finding that names the parts there are, whatever is asked",
    arguments: [
      { $0.isRunning(3) }, { $0.wasRunning(3) }, { $0.began(3) }, { $0.ended(3) },
      { $0.delivered(3) }, { $0.delivered(0, part: 3) }, { $0.hasIntent(3) },
      { $0.isOnTheWay(3) },
    ] as [Fact])
  func finding(_ fact: @escaping Fact) throws {
    let flow = Sketch { state in
      switch state {
      case .a: On(.tap) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let report = check(
      try desk(flow) {
        Never<Desk>("a part that is not there does something") { fact($0) }
      })
    let finding = try #require(report.findings.first { $0.rule == "missing-part" })
    #expect(
      finding.sentence.hasPrefix(
        "a promise or the world of `desk` speaks of part 3; its parts are 0 (`"))
    #expect(report.outcome == .broken)
  }
}
