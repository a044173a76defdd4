import EveryPath
import FlowChecker
import FlowModel
import Testing

/// What clocks of properties cost: no more than is asked of them.
@Suite struct PaidClockTests {
  /// Those of the sign-up.
  private static let timed: [Property<SignUpWorld>] = [
    Within("a code can be typed", .seconds(16), of: { $0.ordered(SignUp.Effect.mail) }) {
      $0.ordered(SignUp.Effect.field) || $0.heard(SignUp.Event.failed) || !$0.isRunning()
    }.property,
    NotBefore("locked for ten minutes", .seconds(600), after: { $0.saw(.thirdWrong) }) {
      $0.saw(.right)
    }.property,
    NotBefore("mails are half a minute apart", .seconds(30), after: { $0.saw(.mailed) }) {
      $0.ordered(SignUp.Effect.mail)
    }.property,
  ]

  /// It has 200 without properties; the two stopwatches alone made 166,206 of them.
  @Test func `a time of ten minutes beside timers of seconds costs few states`() throws {
    func report(_ kept: [Int]) throws -> CheckReport {
      try SignUpWorld.system { for number in kept { Self.timed[number] } }
        .explore(explains: true).report
    }
    let all = try report([0, 1, 2])
    #expect(all.states < 600)
    #expect(all.clocks.map(\.property) == Self.timed.map(\.name))
    // Each costs what the states without it are fewer.
    #expect(try report([1]).clocks[0].states == report([1]).states - report([]).states)
    #expect(all.properties.map(\.verdict) == [.holds, .holds, .broken])
    let reasons = try #require(all.properties[2].explanation).reasons
    #expect(reasons.last == "0 s after step 4, 30 s are wanted")
    for (number, property) in all.properties.enumerated() {
      let alone = try report([number]).properties[0]
      #expect(alone.verdict == property.verdict)
      #expect(alone.steps.map(\.id) == property.steps.map(\.id))
    }
  }

  /// What a property asks of two clockworks: that one does not enter a place too soon after another
  /// has entered one.
  private struct Asked {
    let clocks: [Int], places: [Int], seconds: Int

    init(_ draw: inout Draw) {
      clocks = [draw(2), draw(2)]
      places = [draw(3), draw(3)]
      seconds = draw(9) + 1
    }

    func enters(_ which: Int, _ before: [Int?], _ after: [Int?]) -> Bool {
      let (clock, place) = (clocks[which], places[which])
      return before[clock] != place && after[clock] == place
    }

    var property: Property<Mantelpiece> {
      NotBefore(
        "apart", .seconds(seconds),
        after: { enters(0, $0.before.world.places, $0.world.places) },
        { enters(1, $0.before.world.places, $0.world.places) }
      ).property
    }

    func breach(_ clocks: [Clockwork]) -> Int? {
      FineClock(clocks: clocks).breach(
        seconds, after: { self.enters(0, $0.places, $1.places) },
        { self.enters(1, $0.places, $1.places) })
    }
  }

  @Test(arguments: DenseTimeTests.seeds)
  func `what comes too soon is what does on a clock that ticks finely`(seeds: Range<UInt64>) throws
  {
    for seed in seeds {
      let clocks = Clockwork.pair(seed: seed)
      var draw = Draw(seed: seed + 1_000)
      let asked = (0..<4).map { _ in Asked(&draw) }
      let wanted = asked.map { $0.breach(clocks) }
      for hasLimit in [false, true] {
        let report = try Mantelpiece.system(clocks) {
          for asked in asked { asked.property }
          if hasLimit {
            Within("limit", .seconds(2), of: { $0.world.places[0] == 1 }) {
              $0.world.places[1] == 2
            }
          }
        }.explore().report
        let broken = report.properties.prefix(4).map { $0.verdict == .broken }
        #expect(broken == wanted.map { $0 != nil }, "seed \(seed)")
        // That the limit is over is a step as well.
        guard !hasLimit else { continue }
        for (property, wanted) in zip(report.properties, wanted) {
          #expect(property.steps.count == wanted ?? 0, "seed \(seed)")
        }
      }
    }
  }

  /// The last place is not to be entered too soon after place 1.
  ///
  /// A place between was found before: without the stopwatch, or after a timer, with one that runs
  /// less long.
  @Test(
    arguments: [
      [([.push: 1, .pull: 2], nil), ([.pull: 0], nil), ([:], nil)],
      [
        ([.push: 1], nil), ([.push: 2], (2, 3)), ([.push: 3], nil), ([:], (2, 4)), ([:], nil),
      ],
    ] as [[([Clockwork.Event: Int], (Int, Int)?)]])
  func `a state does not stand for one whose stopwatch runs longer`(
    _ rows: [(touches: [Clockwork.Event: Int], timeout: (Int, Int)?)]
  ) throws {
    let clock = Clockwork(rows.map { Clockwork.Rows(touches: $0.touches, timeout: $0.timeout) })
    let report = try Mantelpiece.system([clock]) {
      NotBefore(
        "apart", .seconds(3), after: { $0.world.places[0] == 1 },
        { $0.world.places[0] == rows.count - 1 }
      ).property
    }.explore().report
    #expect(report.properties[0].verdict == .broken)
  }
}
