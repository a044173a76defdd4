import EveryPath
import FlowChecker
import GuestFlow
import Testing

/// The flows of guest mode, with their names forgotten.
enum GuestVariant: String, CaseIterable, Sendable {
  case identity
  case gate
  case gateReplacing
  case form

  /// Runs a suite on the flow; the first mismatch, if there is one, and how many cases there are.
  func run(_ kind: Suite.Kind) throws -> (count: Int, mismatch: String?, skipped: [String]) {
    switch self {
    case .identity: try Self.run(kind, IdentityFlow())
    case .gate: try Self.run(kind, GateFlow(gated: [.comment, .favourite], free: [.share]))
    case .gateReplacing:
      try Self.run(
        kind,
        GateFlow(gated: [.comment, .favourite], free: [.share], secondWish: .replacesFirst))
    case .form: try Self.run(kind, FormFlow())
    }
  }

  private static func run<F: Flow>(
    _ kind: Suite.Kind, _ flow: F
  ) throws -> (count: Int, mismatch: String?, skipped: [String]) {
    let graph = try FlowGraph(flow)
    let suite = Suite(kind, of: graph.compiled)
    var count = 0
    var mismatch: String?
    for test in suite where mismatch == nil {
      count += 1
      mismatch = test.mismatch(on: graph).map { "\($0)" }
    }
    let skipped = suite.uncovered.compactMap { requirement -> String? in
      if case .skipped = requirement.status, !requirement.isBeyondLimits {
        requirement.name
      } else {
        nil
      }
    }
    return (count, mismatch, skipped)
  }
}

/// Generated suites on the machines of guest mode.
@Suite struct MachineSuiteTests {
  @Test(arguments: GuestVariant.allCases, Suite.Kind.allCases)
  func `Every suite of every variant is what its machine does`(
    _ variant: GuestVariant, _ kind: Suite.Kind
  ) throws {
    let result = try variant.run(kind)
    #expect(result.count > 0)
    #expect(result.mismatch == nil)
    #expect(result.skipped == [])
  }

  @Test func `the definitions have no mistakes and nothing odd, with every action there is`() throws
  {
    #expect(try FlowGraph(IdentityFlow()).findings.map(\.sentence) == [])
    #expect(try FlowGraph(FormFlow()).findings.map(\.sentence) == [])
    for policy in GateFlow.SecondWish.allCases {
      #expect(try FlowGraph(GateFlow(secondWish: policy)).findings.map(\.sentence) == [])
    }
  }
}
