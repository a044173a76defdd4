import EveryPath
import FlowChecker
import Testing

/// The machine and the second reading of the rows must agree on any flow, not only on the shipped
/// ones: otherwise the tests generated for a right flow would fail.
@Suite struct OracleTests {
  @Test(arguments: [0..<30, 60..<90, 120..<150])
  func `agree on flows of every shape`(_ seeds: Range<UInt64>) throws {
    var cases = 0
    for seed in seeds {
      guard let graph = try? FlowGraph(RandomFlow(seed: seed)) else { continue }
      for kind in [Suite.Kind.transitions, .pairs, .everyEventEverywhere] {
        for test in Suite(kind, of: graph.compiled).prefix(300) {
          cases += 1
          if let mismatch = test.mismatch(on: graph.compiled) {
            Issue.record("seed \(seed): \(mismatch)")
            break
          }
        }
      }
    }
    #expect(cases > 500)
  }

  /// A question asked on the way belongs to the state that is come to, also if it is answered while
  /// that state's own sequence still runs.
  @Test func `agree on an answer that is deferred for the state ahead`() throws {
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
    let compiled = try FlowGraph(flow, checksPaths: false).compiled
    for kind in [Suite.Kind.pairs, .everyEventEverywhere] {
      for test in Suite(kind, of: compiled) { #expect(test.mismatch(on: compiled) == nil) }
    }
  }
}

extension OracleTests {
  @Test(arguments: 0..<80)
  func `cases of a suite have names of their own, whatever the flow`(seed: Int) throws {
    guard let compiled = try? FlowGraph(RandomFlow(seed: UInt64(seed))).compiled else { return }
    for kind in Suite.Kind.allCases {
      let names = Suite(kind, of: compiled).map(\.name)
      #expect(Set(names).count == names.count, "\(kind)")
    }
  }

  @Test func `of two questions of one kind the name says which is answered`() throws {
    let compiled = try FlowGraph(
      Sketch {
        Enter { Perform(.ask) }
        On(.yes) { Go(to: .z) }
        On(.no) { Go(to: .z) }
        On(.tap) {
          Perform(.ask, until: .yes) { Or(.no) { Go(to: .z) } }
          Go(to: .z)
        }
      }
    ).compiled
    let names = Suite(.everyEventEverywhere, of: compiled).map(\.name)
    #expect(names.contains("a/tap/yes: yes answers ask"))
    #expect(names.contains("a/tap/yes: yes answers ask, asked before"))
    #expect(Set(names).count == names.count)
  }
}
