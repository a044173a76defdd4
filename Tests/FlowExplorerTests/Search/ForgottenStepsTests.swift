import FlowExplorer
import FlowModel
import PermissionFlow
import Testing

@Suite struct `A search that forgets steps` {
  /// Writes, asks and waits; gives up after two seconds.
  private static let asking = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.show)
        Perform(.ask, until: .yes) {
          Or(.no) { Go(to: .z) }
          Silence(.seconds(2), because: "a clerk may be asleep") { Go(to: .b) }
        }
        Perform(.hide)
        Go(to: .b)
      }
    case .b:
      Enter { Perform(.beep) }
      On(.tap) {
        Perform(.buzz)
        Go(to: .a)
      }
      On(.alarm) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  /// Searches once with all steps kept, once without, and with several workers; all must find what an
  /// exploration finds.
  private func search<W: World>(_ system: System<W>) async {
    let graph = explore(system).graph
    #expect(graph.states.count > 10)
    for keepsSteps in [false, true] {
      for workers in 1...3 {
        await expectSameSurvey(
          NumberedSystem(system, keepsSteps: keepsSteps), as: graph, workers: workers)
      }
    }
  }

  @Test func `finds the same where steps are cut short and answers come late`() async throws {
    await search(try desk(Self.asking) {})
  }

  @Test func `finds the same where answers take their time`() async throws {
    let reply = Latency<Desk.Move>(atLeast: .seconds(1), atMost: .seconds(3)) {
      if case .reply = $0 { true } else { false }
    }
    await search(try desk(Self.asking, latencies: [reply]) {})
  }

  @Test func `finds the same beside clocks that look at the world`() async throws {
    await search(
      try desk(Self.asking) {
        NotBefore<Desk>(
          "the clerk thinks for 1 s", .seconds(1),
          after: { $0.world.asker != nil && $0.before.world.asker == nil }
        ) { $0.world.written.contains("hide") }
        Within<Desk>(
          "what is asked is answered in 3 s", .seconds(3), of: { $0.world.asker != nil }
        ) { $0.world.asker == nil }
      })
  }

  @Test func `finds the same where one of two processes ends`() async throws {
    await search(
      System<Duplex>(
        "duplex", "",
        parts: [
          try Duplex.part("app", Duplex.writer, room: 0),
          try Duplex.part("widget", Duplex.writer, room: 1),
        ], worlds: [Duplex()]
      ) {})
  }

  @Test func `leaves nothing that a check takes for a fault`() throws {
    // What is ordered first in the second step answers what was ordered in the first one, and forgets
    // the address.
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.no) {
          Perform(.ask, until: .yes) {
            Or(.no) { Go(to: .b) }
          }
          Go(to: .z)
        }
      case .b:
        Enter { Perform(.hide) }
        On(.alarm) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let part = try Part<Desk>(
      "clerk", flow,
      perform: { effect, reply, desk, news in
        if effect == .ask { desk.asker = reply }
        guard effect == .hide, let asker = desk.asker else { return }
        news.answer(asker, .said(true))
        desk.asker = nil
      },
      hear: { notice in if case .said = notice { .yes } else { .no } })
    let system = System<Desk>("clerk", "", parts: [part], worlds: [Desk()]) {}
    _ = survey(NumberedSystem(system))
    #expect(!check(system).findings.contains { $0.rule == "lost-address" })
  }
}
