import EveryPath
import FlowChecker
import FlowTestSupport
import IMLoginFlow
import Testing

/// Generated suites on the machines of a messenger's login.
@Suite struct IMLoginSuiteTests {
  @Test(arguments: Suite.Kind.allCases)
  func `The session reacts as it is written`(_ kind: Suite.Kind) throws {
    #expect(try complaint(of: IMSession(), in: kind) == nil)
  }

  @Test(arguments: Suite.Kind.allCases)
  func `The connection reacts as it is written`(_ kind: Suite.Kind) throws {
    #expect(try complaint(of: IMConnection(), in: kind) == nil)
  }

  @Test(arguments: Suite.Kind.allCases)
  func `Pages and spinner react as they are written`(_ kind: Suite.Kind) throws {
    #expect(try complaint(of: IMRoute(), in: kind) == nil)
    #expect(try complaint(of: IMOverlay(), in: kind) == nil)
  }

  @Test func `Whatever is written otherwise where a flow rests, the suites notice`() throws {
    // Most are events taken in states of the session that lead on at once.
    let unnoticedEvents = try unnoticed(in: IMSession()).count
    #expect(unnoticedEvents == 625)
    #expect(try unnoticed(in: IMConnection()) == [])
    #expect(try unnoticed(in: IMRoute()) == [])
    #expect(try unnoticed(in: IMOverlay()) == [])
  }

  @Test func `Nothing is odd about the definitions`() throws {
    #expect(try FlowGraph(IMSession()).findings.map(\.description) == [])
    #expect(try FlowGraph(IMConnection()).findings.map(\.description) == [])
    #expect(try FlowGraph(IMRoute()).findings.map(\.description) == [])
    #expect(try FlowGraph(IMOverlay()).findings.map(\.description) == [])
  }
}
