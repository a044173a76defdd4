import EveryPath
import FlowChecker
import FlowModel
import Testing

/// A state of the search stands for many moments; what is promised must hold at each of them.
@Suite struct DenseTimeTests {
  /// Both clockworks are made from a seed; three of them would take brute force too long.
  static let seeds: [Range<UInt64>] = (0..<4).map { $0 * 20..<$0 * 20 + 8 }
  /// The places that one may want both clockworks to be in.
  static let goals = (0..<9).map { [$0 / 3, $0 % 3] }

  @Test(arguments: seeds)
  func `properties are judged as on a clock that ticks finely`(seeds: Range<UInt64>) throws {
    for seed in seeds {
      let clocks = Clockwork.pair(seed: seed)
      let report = try Mantelpiece.system(clocks) {
        for goal in Self.goals {
          AtNoTime("never", given: { $0.world.places[0] == 1 }) { $0.world.places == goal }
          CanAlwaysReach("a way", whenever: { $0.world.places[0] == 1 }) {
            $0.world.places == goal
          }
          LeadsTo("some day", fairly: [.everyTransition], { $0.world.places[0] == 1 }) {
            $0.world.places == goal
          }
        }
      }.explore().report
      let ways = FineClock(clocks: clocks).ways()
      let asked = ways.states.indices.filter { ways.states[$0].places[0] == 1 }
      let verdicts = Self.goals.flatMap { goal -> [PropertyResult.Verdict] in
        let leading = ways.leading { $0.places == goal }
        let asked = asked.filter { ways.states[$0].places != goal }
        let owed = ways.following(asked) { $0.places == goal }
        let isReached = ways.states.contains { $0.places == goal }
        return [isReached ? .broken : .holds]
          + [Set(asked), owed].map { $0.isSubset(of: leading) ? .holds : .broken }
      }
      let wanted = verdicts.map { asked.isEmpty && $0 != .broken ? .vacuous : $0 }
      #expect(report.properties.map(\.verdict) == wanted, "seed \(seed)")
    }
  }

  /// A place out of which only a repair leads, and nobody repairs.
  private static let rest = Clockwork.Rows(touches: [:])

  /// A gate that shuts after 10 s, and a way out that takes 6 s once it is begun.
  private static let gate = [
    Clockwork([Clockwork.Rows(touches: [:], timeout: (10, 1)), rest, rest]),
    Clockwork([
      Clockwork.Rows(touches: [.push: 1]), Clockwork.Rows(touches: [:], timeout: (6, 2)), rest,
    ]),
  ]

  @Test func `properties are broken where a way is open for some time only`() throws {
    let system = try Mantelpiece.system(Self.gate) {
      CanAlwaysReach("out in time", whenever: { $0.world.places == [0, 0] }) {
        $0.world.places == [0, 2]
      }
      LeadsTo("out some day", fairly: [.everyTransition], { $0.world.places == [0, 0] }) {
        $0.world.places == [0, 2]
      }
      Sometimes("out") { $0.world.places == [0, 2] }
    }
    let properties = system.explore(explains: true).report.properties
    #expect(properties.map(\.verdict) == [.broken, .broken, .holds])
    #expect(properties[0].steps.map(\.id) == ["wind(0)", "wind(1)"])
    for property in properties.prefix(2) {
      let explanation = try #require(property.explanation)
      #expect(explanation.isOfSomeMoments)
      #expect(explanation.decision == nil)
    }
  }

  /// A first timer of 3 s runs on, while a second one is begun by a push and anew by each pull.
  @Test(arguments: [
    (3, PropertyResult.Verdict.holds), (2, .undecided),
  ])
  func `count on a timer only where it is sure to be the first`(
    seconds: Int, verdict: PropertyResult.Verdict
  ) throws {
    let clocks = [
      Clockwork([Clockwork.Rows(touches: [:], timeout: (3, 1)), Self.rest, Self.rest]),
      Clockwork([
        Clockwork.Rows(touches: [.push: 1]),
        Clockwork.Rows(touches: [.pull: 1], timeout: (seconds, 2)), Self.rest,
      ]),
    ]
    let system = try Mantelpiece.system(clocks) {
      LeadsTo("it strikes", fairly: [.strong(.time)], { $0.world.places[0] == 0 }) {
        $0.world.places[0] == 1
      }
    }
    let report = system.check()
    #expect(report.properties.map(\.verdict) == [verdict])
    let isOdd = report.findings.contains { $0.rule == "fairness-of-a-race" }
    #expect(isOdd == (verdict == .undecided))
  }
}
