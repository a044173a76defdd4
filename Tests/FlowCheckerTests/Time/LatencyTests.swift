import EveryPath
import FlowChecker
import FlowModel
import Testing

/// A latency of what a world offers.
@Suite struct LatencyTests {
  typealias Verdict = PropertyResult.Verdict

  /// Asks, and gives up after 2 s.
  private static let asking = Sketch { state in
    switch state {
    case .a:
      On(.tap) {
        Perform(.ask, until: .yes) {
          Or(.no) { Go(to: .z) }
          Timeout(.seconds(2), because: "a clerk may be asleep") { Go(to: .b) }
        }
        Go(to: .z)
      }
    case .b:
      Enter { Perform(.show) }
      On(.alarm) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  private static func reply(
    _ atLeast: Int, _ atMost: Int?
  ) -> Latency<Desk.Move> {
    Latency(atLeast: .seconds(atLeast), atMost: atMost.map { .seconds($0) }) {
      if case .reply = $0 { true } else { false }
    }
  }

  @Test(
    arguments: [
      (nil, Verdict.holds, Verdict.holds),
      (reply(0, 1), .broken, .holds), (reply(0, 2), .holds, .holds), (reply(1, 3), .holds, .holds),
      (reply(3, nil), .holds, .broken), (reply(2, 4), .holds, .holds),
      (reply(0, nil), .holds, .holds),
      (reply(3, 1), .holds, .broken), (reply(-1, 0), .broken, .holds),
    ] as [(Latency<Desk.Move>?, Verdict, Verdict)])
  func `decides a race with a timeout`(
    latency: Latency<Desk.Move>?, silent: Verdict, answered: Verdict
  ) throws {
    var world = Desk()
    world.canDie = false
    let system = try desk(Self.asking, world: world, latencies: latency.map { [$0] } ?? []) {
      Sometimes<Desk>("gives up") { $0.world.written == ["show"] }
      Sometimes<Desk>("is answered") { $0.delivered(Sketch.Outcome.done) }
    }
    let report = system.check()
    #expect(report.properties.map(\.verdict) == [silent, answered])
    #expect(report.truncation == nil)
  }

  @Test(arguments: [
    (reply(1, nil), Verdict.holds, Verdict.broken), (reply(0, 1), .broken, .holds),
    (reply(1, 1), .holds, .holds), (reply(0, nil), .broken, .broken),
  ])
  func `satisfies a property on time that nothing else keeps`(
    latency: Latency<Desk.Move>, notBefore: Verdict, within: Verdict
  ) throws {
    var world = Desk()
    world.canDie = false
    let system = try desk(Self.asking, world: world, latencies: [latency]) {
      NotBefore<Desk>(
        "the clerk thinks for 1 s", .seconds(1),
        after: { $0.world.asker != nil && $0.before.world.asker == nil }
      ) { $0.delivered(Sketch.Outcome.done) }
      Within<Desk>("the clerk is quick", .seconds(2), of: { $0.world.asker != nil }) {
        $0.world.asker == nil
      }
    }
    #expect(system.check().properties.map(\.verdict) == [notBefore, within])
  }

  @Test(arguments: [reply(1, 2), reply(1, nil), reply(0, 2)])
  func `does not keep from counting on what is offered`(latency: Latency<Desk.Move>) throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.ask); Go(to: .b)
        }
      case .b:
        On(.tap) { Stay() }
        On(.yes) { Go(to: .z) }
        On(.no) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    var world = Desk()
    world.canDie = false
    for fairness: [Fairness] in [[], [.weak(.system)]] {
      let system = try desk(flow, world: world, latencies: [latency]) {
        LeadsTo<Desk>("an answer", fairly: fairness, { $0.world.asker != nil }) {
          $0.world.asker == nil
        }
      }
      let wanted: Verdict = fairness.isEmpty ? .broken : .holds
      #expect(system.check().properties.map(\.verdict) == [wanted])
    }
  }

  @Test func `a latency is over at no step before, which a journey of such a choice says`() throws {
    var world = Desk()
    world.canDie = false
    var walk = Walk(try desk(Self.asking, world: world, latencies: [Self.reply(3, nil)]) {})
    #expect(walk.take(["knock", "tap"]) == nil)
    #expect(walk.take(["yes"])?.description.contains("\"yes\" is not offered here") == true)
  }

  @Test func `a latency of what never happens is a finding`() throws {
    var world = Desk()
    world.canDie = false
    let late = Self.reply(3, nil)
    let system = try desk(
      Self.asking, world: world,
      latencies: [late, Latency(atMost: .seconds(1)) { $0 == .lightsOut }, late]
    ) {}
    let found = system.check().findings.filter { $0.rule == "latency-of-nothing" }
    #expect(
      found.map(\.sentence)
        == [(2, "at least 0 s, at most 1 s"), (3, "at least 3 s")].map {
          "nothing of latency number \($0) of `desk` ever happens (\($1)): no move that it is "
            + "about is offered, an earlier latency is about the same ones, or something else "
            + "always comes first"
        })
  }

  @Test(arguments: [
    (Duration.seconds(5), Duration.seconds(1), "at least 5 s and at most 1 s, which cannot be"),
    (.seconds(-5), .seconds(1), "-5 s, which cannot pass"),
    (.zero, .seconds(-1), "-1 s, which cannot pass"),
    (.zero, .seconds(Int64.max), "longer than a hundred years"),
  ])
  func `a latency that cannot be is a finding`(atLeast: Duration, atMost: Duration, fault: String)
    throws
  {
    let system = try desk(
      Self.asking, latencies: [Latency(atLeast: atLeast, atMost: atMost) { $0 == .tap }]
    ) {}
    let found = system.check().findings.filter { $0.rule == "unworkable-latency" }
    #expect(found.count == 1)
    #expect(found[0].sentence.hasPrefix("latency number 1 of `desk` is \(fault)"))
  }
}
