import Testing
import flow_bench

@MainActor
@Suite struct SoakTests {
  @Test(arguments: [1])
  func `Whatever happens, every caller is told one outcome and nothing is left`(
    _ seed: UInt64
  ) async {
    let report = await Soak.run(events: 10_000, seed: seed)
    #expect(report.mistakes == [])
    #expect(report.events == 10_000)
    #expect(report.callers > 100 && report.callers == report.outcomes)
    #expect(report.attempts > 50 && report.attempts == report.ends)
    #expect(SoakMove.allCases.allSatisfy { report.moves[$0, default: 0] > 50 })
    print("soak, seed \(seed): \(report.text)")
  }
}
