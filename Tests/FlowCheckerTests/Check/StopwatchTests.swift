import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// Properties that something does not come too soon.
@Suite struct StopwatchTests {
  /// A tap writes `show`, and `hide` comes as a flow sees to it.
  private func verdicts(
    sooner duration: Duration = .milliseconds(200),
    @FlowRowBuilder<Sketch> hide: @escaping @Sendable (Sketch.State) -> FlowRows<Sketch>
  ) throws -> CheckReport {
    try desk(Sketch(hide)) {
      NotBefore<Desk>("hide does not come too soon", duration, after: { $0.saw(.wrote("show")) }) {
        $0.saw(.wrote("hide"))
      }
    }.check()
  }

  @FlowRowBuilder<Sketch> private static func shows(_ state: Sketch.State) -> FlowRows<Sketch> {
    switch state {
    case .a:
      On(.tap) {
        Perform(.show); Go(to: .b)
      }
    case .c:
      Enter {
        Perform(.hide); Go(to: .z)
      }
    default: Finish(.done)
    }
  }

  /// A second tap is enough for `hide`.
  private static let hasty = Sketch { state in
    switch state {
    case .b: On(.tap) { Go(to: .c) }
    default: shows(state)
    }
  }

  @Test(
    arguments: zip([100, 199, 200, 201, 5_000], [false, false, true, true, true]))
  func `a delay of the flow is long enough, or it is not`(_ milliseconds: Int, holds: Bool) throws {
    let report = try verdicts { state in
      switch state {
      case .b:
        Enter {
          Wait(.milliseconds(milliseconds), because: "a while"); Go(to: .c)
        }
      default: Self.shows(state)
      }
    }
    #expect(report.properties.map(\.verdict) == [holds ? .holds : .broken])
  }

  @Test func `two delays count together, whatever comes between`() throws {
    func verdict(_ second: Int) throws -> PropertyResult.Verdict {
      try verdicts { state in
        switch state {
        case .b:
          Enter {
            Wait(.milliseconds(120), because: "a while"); Go(to: .d)
          }
        case .d:
          On(.tap) { Stay() }
          After(.milliseconds(second), because: "another while") { Go(to: .c) }
        default: Self.shows(state)
        }
      }.properties[0].verdict
    }
    #expect(try verdict(80) == .holds)
    #expect(try verdict(79) == .broken)
  }

  @Test func `a timer that is started again and again leaves a finite number of states`() throws {
    let flow = Sketch { state in
      switch state {
      case .b:
        On(.tap) { Go(to: .b) }
        After(.milliseconds(500), because: "a while") { Go(to: .c) }
      default: Self.shows(state)
      }
    }
    let property = NotBefore<Desk>(
      "hide does not come too soon", .milliseconds(200), after: { $0.saw(.wrote("show")) }
    ) { $0.saw(.wrote("hide")) }
    let system = try desk(flow) { property }
    let report = system.check(limits: SearchLimits(maxStates: 1_000))
    #expect(report.completeness == .complete)
    #expect(report.properties.map(\.verdict) == [.holds])
  }

  @Test func `what a person brings about may come at any moment`() throws {
    let report = try verdicts(hide: Self.hasty.rows)
    #expect(report.properties.map(\.verdict) == [.broken])
    #expect(report.properties[0].steps.map(\.id) == ["knock", "tap", "tap"])
  }

  @Test func `both in one step is too soon`() throws {
    let report = try verdicts { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.show); Perform(.hide); Go(to: .z)
        }
      default: Self.shows(state)
      }
    }
    #expect(report.properties.map(\.verdict) == [.broken])
    #expect(report.properties[0].steps.map(\.id) == ["knock", "tap"])
  }

  @Test func `the last first counts`() throws {
    func verdict(_ delay: Int) throws -> PropertyResult.Verdict {
      try verdicts { state in
        switch state {
        case .b:
          After(.milliseconds(150), because: "a while") {
            Perform(.show); Go(to: .d)
          }
        case .d:
          Enter {
            Wait(.milliseconds(delay), because: "another while"); Go(to: .c)
          }
        default: Self.shows(state)
        }
      }.properties[0].verdict
    }
    #expect(try verdict(150) == .broken)
    #expect(try verdict(200) == .holds)
  }

  @Test func `a first that is forgotten asks for nothing, not even in the step that forgets it`()
    throws
  {
    let flow = Sketch { state in
      switch state {
      case .b:
        On(.tap) {
          Perform(.beep)
          Go(to: .c)
        }
      default: Self.shows(state)
      }
    }
    func verdict(_ forgets: String) throws -> PropertyResult.Verdict {
      try desk(flow) {
        NotBefore<Desk>(
          "soon", .seconds(1), since: { $0.saw(.wrote(forgets)) },
          after: { $0.saw(.wrote("show")) }
        ) { $0.saw(.wrote("hide")) }
      }.check().properties[0].verdict
    }
    #expect(try verdict("beep") == .vacuous)
    #expect(try verdict("show") == .vacuous)
    #expect(try verdict("buzz") == .broken)
  }

  @Test func `without a first, or without a second, the property says nothing`() throws {
    let never = try verdicts { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.show); Go(to: .z)
        }
      default: Self.shows(state)
      }
    }
    let alone = try verdicts { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.hide); Go(to: .z)
        }
      default: Self.shows(state)
      }
    }
    #expect(never.properties.map(\.verdict) == [.vacuous])
    #expect(alone.properties.map(\.verdict) == [.vacuous])
  }

  @Test func `the clock of the property adds no step, and no journey waits for it`() throws {
    let timed = try desk(Self.hasty) {
      NotBefore<Desk>("soon", .seconds(1), after: { $0.saw(.wrote("show")) }) {
        $0.saw(.wrote("hide"))
      }
      AlwaysSettled<Desk>("at rest nothing is shown", whenever: { $0.began() }) {
        !$0.world.written.isEmpty
      }
    }
    let report = timed.check()
    #expect(report.properties.map(\.verdict) == [.broken, .broken])
    #expect(report.properties[1].steps.map(\.id) == ["knock"])
    let moves = timed.explore().graph.states.flatMap { timed.successors(of: $0).map(\.move.kind) }
    #expect(!moves.contains { if case .clock = $0 { true } else { false } })
  }

  @Test func `a walk shows where it comes too soon`() throws {
    let system = try desk(Self.hasty) {
      NotBefore<Desk>("soon", .seconds(1), after: { $0.saw(.wrote("show")) }) {
        $0.saw(.wrote("hide"))
      }
    }
    #expect(try system.broken(taking: ["knock", "tap"]).isEmpty)
    #expect(try system.broken(taking: ["knock", "tap", "tap"]) == ["soon"])
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `no time at all is a mistake`(_ duration: Duration) throws {
    let report = try verdicts(sooner: duration, hide: Self.hasty.rows)
    #expect(report.findings.map(\.rule).contains("no-time"))
    #expect(report.outcome == .broken)
  }
}
