import EveryPath
import FlowChecker
import FlowTestSupport
import Testing
import WidgetFlow

/// Generated suites on the machines of a widget.
@Suite struct WidgetSuiteTests {
  @Test(arguments: Suite.Kind.allCases)
  func `The session and the token react as they are written`(_ kind: Suite.Kind) throws {
    #expect(try complaint(of: WidgetSession(), in: kind) == nil)
    #expect(try complaint(of: WidgetToken(), in: kind) == nil)
  }

  @Test(arguments: Suite.Kind.allCases)
  func `The route and the entries react as they are written`(_ kind: Suite.Kind) throws {
    #expect(try complaint(of: WidgetRoute(), in: kind) == nil)
    for request in WidgetTimeline.Request.allCases {
      #expect(try complaint(of: WidgetTimeline(request), in: kind) == nil)
    }
  }

  @Test func `Nothing is odd about the definitions`() throws {
    #expect(try FlowGraph(WidgetSession()).findings.map(\.description) == [])
    #expect(try FlowGraph(WidgetToken()).findings.map(\.description) == [])
    #expect(try FlowGraph(WidgetRoute()).findings.map(\.description) == [])
    #expect(try FlowGraph(WidgetTimeline(.timeline)).findings.map(\.description) == [])
  }

  @Test func `Only an entry that time can help makes the system come back`() {
    #expect(WidgetEntry.allCases.filter(\.comesBack) == [.locked, .data, .failed])
  }
}
