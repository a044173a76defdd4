import FlowExplorer
import PermissionFlow
import Testing

/// The machine and the second reading of the rows must agree on any flow, not only on the shipped
/// ones: otherwise the tests generated for a right flow would fail.
@Suite("The two readings of a flow's rows")
struct OracleTests {
  @Test("agree on flows of every shape", arguments: [0..<60, 60..<120, 120..<180])
  func agree(_ seeds: Range<UInt64>) throws {
    var cases = 0
    for seed in seeds {
      guard let graph = try? FlowGraph(RandomFlow(seed: seed)) else { continue }
      for kind in [Suite.Kind.transitions, .pairs, .everyEventEverywhere] {
        for test in Suite(kind, of: graph.plan).prefix(300) {
          cases += 1
          if let mismatch = test.mismatch(on: graph.plan) {
            Issue.record("seed \(seed): \(mismatch)")
            break
          }
        }
      }
    }
    #expect(cases > 1_000)
  }

  /// A question asked on the way belongs to the state that is come to, also if it is answered while
  /// that state's own sequence still runs.
  @Test("agree on an answer that is held for the state ahead")
  func heldAnswer() throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.ask)
          Go(to: .b)
        }
      case .b:
        Enter { Perform(.show, until: .shown) }
        On(.yes) { Go(to: .a) }
        After(.seconds(4), because: "nobody came") { Go(to: .c) }
      case .c: On(.yes) { Go(to: .a) }
      default: Finish(.done)
      }
    }
    let plan = try FlowGraph(flow, checksPaths: false).plan
    for kind in [Suite.Kind.pairs, .everyEventEverywhere] {
      for test in Suite(kind, of: plan) { #expect(test.mismatch(on: plan) == nil) }
    }
  }
}
