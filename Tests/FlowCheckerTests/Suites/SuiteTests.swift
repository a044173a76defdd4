import EveryPath
import FlowChecker
import Testing

/// Suites from a compiled flow.
@Suite struct SuiteTests {
  /// Two states, a loop on each and a way across each way.
  static let square = Sketch { state in
    switch state {
    case .a:
      On(.tap) { Stay() }
      On(.ping) { Go(to: .b) }
    default:
      On(.tap) { Stay() }
      On(.pong) { Go(to: .a) }
    }
  }

  /// A waypoint that holds `yes`, a question that may be answered late, a timeout.
  static let porch = Sketch { state in
    switch state {
    case .a:
      Enter { Perform(.ask) }
      On(.tap) {
        Perform(.hide, until: .hidden)
        Go(to: .b)
      }
      After(.seconds(1), because: "patience ends") { Go(to: .z) }
      Ignore(.ping, because: "nobody listens")
    case .b:
      Enter { Perform(.ask) }
      On(.yes) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  private func compiled(_ flow: Sketch) throws -> CompiledFlow { try FlowGraph(flow).compiled }

  @Test func `two loops and two ways across need four transitions`() throws {
    let suite = Suite(.transitions, of: try compiled(Self.square))
    #expect(suite.map(\.name) == ["a: tap", "a: ping", "b: tap", "b: pong"])
    #expect(suite.uncovered == [])
    #expect(suite.stepCount == 2 + 2 + 3 + 3)
    #expect(suite.description == "Sketch transitions: 4 cases, 10 steps; 4 of 4 covered")
  }

  @Test func `each of the four transitions can be followed by two`() throws {
    let suite = Suite(.pairs, of: try compiled(Self.square))
    #expect(
      suite.map(\.name) == [
        "a: tap > tap", "a: tap > ping", "a: ping > tap", "a: ping > pong",
        "b: tap > tap", "b: tap > pong", "b: pong > tap", "b: pong > ping",
      ])
  }

  @Test func `an undeclared event is refused, and nothing is ordered`() throws {
    let suite = Suite(.everyEventEverywhere, of: try compiled(Self.square))
    let sneak = try #require(suite.first { $0.name == "a: pong" })
    let last = try #require(sneak.steps.last)
    #expect(
      last.expected == [SuiteCase.Reaction(disposition: .refused, position: "a", orders: [])])
    #expect(suite.contains { $0.name == "not started: ping" })
  }

  @Test func `answers come in time, too late, and while something is deferred`() throws {
    let names = Set(Suite(.everyEventEverywhere, of: try compiled(Self.porch)).map(\.name))
    #expect(names.contains("a: yes answers ask"))
    #expect(names.contains("a/tap/hidden: yes answers ask"))
    #expect(names.contains("a/tap/hidden, deferring yes as an answer: hidden"))
    #expect(names.contains("b: hidden answers hide, too late"))
    #expect(names.contains("a/tap/hidden, after 1 s, deferring 1 s: yes"))
    #expect(names.contains("a: ping"))
  }

  @Test func `what was held as an answer to the left state is not delivered; news is`() throws {
    let suite = Suite(.transitions, of: try compiled(Self.porch))
    func last(_ name: String) throws -> [SuiteCase.Reaction] {
      let test = try #require(suite.first { $0.name == name })
      return try #require(test.steps.last).expected
    }
    let ask = "perform ask and expect an answer"
    #expect(
      try last("a/tap/hidden, deferring yes as an answer: hidden").map(\.position) == ["b"])
    let news = try last("a/tap/hidden, deferring yes: hidden")
    #expect(news.map(\.position) == ["b", "z"])
    #expect(news.map(\.disposition) == [.moved, .moved])
    #expect(news.first?.orders.contains(ask) == true)
  }

  @Test(arguments: Suite.Kind.allCases)
  func `each suite passes on the flow it was made from`(_ kind: Suite.Kind) throws {
    for flow in [Self.square, Self.porch] {
      let graph = try FlowGraph(flow)
      for test in Suite(kind, of: graph.compiled) { #expect(test.mismatch(on: graph) == nil) }
    }
  }

  @Test func `a flow that differs is found, and the difference is said in words`() throws {
    let mutant = Sketch { state in
      switch state {
      case .a:
        On(.tap) { Stay() }
        On(.ping) {
          Perform(.beep)
          Go(to: .b)
        }
      default:
        On(.tap) { Stay() }
        On(.pong) { Go(to: .b) }
      }
    }
    let graph = try FlowGraph(mutant)
    let found = Suite(.transitions, of: try compiled(Self.square)).compactMap {
      $0.mismatch(on: graph)?.description
    }
    #expect(
      found.first == """
        a: ping
          start > ping
          expected moved at b
          but moved at b [perform beep]
        """)
    #expect(found.count == 3)
    #expect(
      found
        == Suite(.transitions, of: try compiled(Self.square)).compactMap {
          $0.mismatch(on: graph.compiled)?.description
        })
  }

  @Test func `a transition that cannot be taken is listed with its proof`() throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        Enter {
          Perform(.show, until: .shown)
          Go(to: .b)
        }
        On(.tap) { Go(to: .z) }
      case .b:
        On(.ping) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let suite = Suite(.transitions, of: try compiled(flow))
    #expect(
      suite.uncovered.map(\.description) == [
        "a: tap: infeasible, what it does on entering leads on before it comes to rest"
      ])
  }

  @Test func `the same compiled flow gives the same suite`() throws {
    let compiled = try compiled(Self.porch)
    for kind in Suite.Kind.allCases {
      #expect(Array(Suite(kind, of: compiled)) == Array(Suite(kind, of: compiled)))
    }
  }
}
