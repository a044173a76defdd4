import EveryPath
import FlowChecker
import FlowModel
import Testing

/// What is taken for granted of time is about the flow's timers: properties' clocks look on.
@Suite struct FairClockTests {
  private static let rest = Clockwork.Rows(touches: [:])

  /// Strikes after 2 s, and a push winds it up again.
  private static let rewound = [
    Clockwork([Clockwork.Rows(touches: [.push: 0], timeout: (2, 1)), rest, rest])
  ]
  /// One strikes after 2 s; another, that a pull winds up again, may come before or after.
  private static let raced = [
    Clockwork([Clockwork.Rows(touches: [:], timeout: (2, 1)), rest, rest]),
    Clockwork([
      Clockwork.Rows(touches: [.push: 1]), Clockwork.Rows(touches: [.pull: 1], timeout: (1, 2)),
      rest,
    ]),
  ]

  @Test(
    arguments: [
      (rewound, PropertyResult.Verdict.holds), (raced, .undecided),
    ], [false, true])
  func `A property is judged the same beside a clock`(
    of: (clocks: [Clockwork], verdict: PropertyResult.Verdict), hasClock: Bool
  ) throws {
    let system = try Mantelpiece.system(of.clocks) {
      LeadsTo("it strikes", fairly: [.weak(.time)], { $0.world.places[0] == 0 }) {
        $0.world.places[0] == 1
      }
      if hasClock {
        Within("soon", .seconds(1), of: { $0.world.places[0] == 0 }) { $0.world.places[0] == 1 }
      }
    }
    #expect(system.check().properties[0].verdict == of.verdict)
  }

  /// Each assumption, alone and beside clocks of two lengths.
  static let assumptions: [[Fairness]] = [
    [.weak(.time)], [.strong(.time)], [.weak("wait-0")], [.strong("wait-1"), .weak(.person)],
    [.strong(.person)],
  ]

  @Test(arguments: (0..<4).map { $0 * 20..<$0 * 20 + 8 } as [Range<UInt64>])
  func `has one verdict, whatever clocks run`(seeds: Range<UInt64>) throws {
    var decided = 0
    for seed in seeds {
      let clocks = Clockwork.pair(seed: seed)
      func verdicts(_ seconds: Int?) throws -> [PropertyResult.Verdict] {
        let system = try Mantelpiece.system(clocks) {
          for (number, assumption) in Self.assumptions.enumerated() {
            LeadsTo("\(number)", fairly: assumption, { $0.world.places[0] == 0 }) {
              $0.world.places[0] == 1
            }
          }
          if let seconds {
            Within("clock", .seconds(seconds), of: { $0.world.places[1] == 0 }) {
              $0.world.places[1] == 2
            }
          }
        }
        let properties = system.explore().report.properties
        return properties.prefix(Self.assumptions.count).map(\.verdict)
      }
      let alone = try verdicts(nil)
      for seconds in [1, 3] {
        for (alone, beside) in zip(alone, try verdicts(seconds))
        where alone != .undecided && beside != .undecided {
          decided += 1
          #expect(alone == beside, "seed \(seed), \(seconds) s")
        }
      }
    }
    #expect(decided > 0)
  }
}
