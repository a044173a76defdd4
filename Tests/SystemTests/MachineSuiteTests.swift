import CameraFlow
import EveryPath
import FlowChecker
import FlowTestSupport
import GuestFlow
import IMLoginFlow
import Testing
import WidgetFlow

/// A shipped flow.
private struct Shipped: CustomTestStringConvertible {
  let flow: any Flow

  var testDescription: String { "\(flow.name)" }

  var findings: [String] {
    get throws {
      func findings<F: Flow>(of flow: F) throws -> [String] {
        try FlowGraph(flow).findings.map(\.description)
      }
      return try findings(of: flow)
    }
  }

  private static let flows: [any Flow] = [
    IdentityFlow<GuestItem>(), FormFlow(), IMSession(), IMConnection(), IMRoute(), IMOverlay(),
    WidgetSession(), WidgetToken(), WidgetRoute(),
  ]

  private static let ofEachKind: [any Flow] =
    WidgetTimeline.Request.allCases.map { WidgetTimeline($0) }
    + SecondWish.allCases.map { wish in
      GateFlow<GuestAction>(gated: [.comment, .favourite], free: [.share], secondWish: wish)
    }

  /// Those whose suites are hundreds of thousands of steps.
  private static let large: [any Flow] =
    isOptimised ? CameraVariant.allCases.map(\.flow) : []

  static let all = (flows + ofEachKind + large).map { Shipped(flow: $0) }
}

/// Generated suites on the machines of the shipped flows.
@Suite struct MachineSuiteTests {
  @Test(arguments: Shipped.all, Suite.Kind.allCases)
  private func `Every suite is what its machine does, and leaves out only what cannot happen`(
    _ shipped: Shipped, _ kind: Suite.Kind
  ) throws {
    #expect(try complaint(of: shipped.flow, in: kind) == nil)
  }

  @Test(arguments: Shipped.all)
  private func `Nothing is odd about the definitions`(_ shipped: Shipped) throws {
    #expect(try shipped.findings == [])
  }

  @Test(arguments: SecondWish.allCases)
  func `Nothing is odd about a gate for every action there is`(_ policy: SecondWish) throws {
    #expect(
      try FlowGraph(GateFlow(gated: GuestAction.usuallyGated, secondWish: policy)).findings.map(
        \.sentence) == [])
  }

  @Test(arguments: Suite.Kind.allCases)
  func `names are unique, so that a failure says which case it is`(_ kind: Suite.Kind) throws {
    let suite = try #require(CameraVariant.camera.suite(kind))
    var seen: Set<String> = []
    for test in suite where !seen.insert(test.name).inserted {
      Issue.record("two cases are called \(test.name)")
    }
  }

  @Test(.optimised) func `Whatever is written otherwise where a login rests, the suites notice`()
    throws
  {
    // Most are events taken in states of the session that lead on at once.
    let unnoticedEvents = try unnoticed(in: IMSession()).count
    #expect(unnoticedEvents == 625)
    #expect(try unnoticed(in: IMConnection()) == [])
    #expect(try unnoticed(in: IMRoute()) == [])
    #expect(try unnoticed(in: IMOverlay()) == [])
  }
}
