import EveryPath
import FlowChecker
import FlowModel
import Testing

/// Properties with a clock.
@Suite struct ClockTests {
  private typealias Way = Crossing.Way

  /// Places one after the other.
  private static func line(_ places: Int, lit: Set<Int> = []) -> Crossing {
    let ways = (0..<places).map { place in
      place + 1 < places ? [Way(by: .person, id: "go", target: place + 1)] : []
    }
    return Crossing(ways: ways, lit: lit)
  }

  /// There and back for ever, with a light that may never come.
  private static let swing = Crossing(
    ways: [
      [Way(by: .person, id: "go", target: 1)],
      [Way(by: .person, id: "back", target: 0), Way(by: .system, id: "light", target: 2)], [],
    ], lit: [2])

  private func verdicts(
    _ worlds: [Crossing], @PropertyBuilder<Crossing> _ properties: () -> [Property<Crossing>]
  ) -> [PropertyResult.Verdict] {
    System("crossing", "", components: [], worlds: worlds, properties: properties).explore()
      .report.properties.map(\.verdict)
  }

  private func lightInTime(of first: @escaping Property<Crossing>.Fact) -> Property<Crossing> {
    Within("the light comes in a second", .seconds(1), of: first) { $0.world.isLit }.property
  }

  @Test func `a clock that runs is not set back by another first`() {
    #expect(
      verdicts([Self.swing]) { lightInTime { $0.before.world.place == 0 && $0.world.place == 1 } }
        == [.broken])
    #expect(verdicts([Self.swing]) { lightInTime { !$0.world.isLit } } == [.broken])
  }

  @Test func `the end of a time is no new beginning, so others see no loop of it`() {
    #expect(
      verdicts([Self.line(2)]) {
        LeadsTo("one comes", { $0.world.place == 0 }) { $0.world.place == 1 }
        Within("soon", .seconds(1), of: { $0.world.place == 0 }) { $0.world.place == 1 }
      } == [.holds, .broken])
  }

  @Test func `two clocks that have run out do not begin each other anew`() {
    #expect(
      verdicts([Self.line(2)]) {
        LeadsTo("one comes", { $0.world.place == 0 }) { $0.world.place == 1 }
        Within("soon", .seconds(1), of: { $0.world.place == 0 }) { $0.world.place == 1 }
        Within("sooner", .milliseconds(500), of: { $0.world.place == 0 }) { $0.world.place == 1 }
      } == [.holds, .broken, .broken])
  }

  @Test func `a clock begins at the start, if its first is there`() {
    #expect(
      verdicts([Self.line(3, lit: [2])]) { lightInTime { $0.world.place == 0 } } == [.broken])
    #expect(verdicts([Self.line(1, lit: [0])]) { lightInTime { _ in true } } == [.holds])
  }

  @Test func `the clock of a property is nothing that another one waits for`() throws {
    let world = Self.line(4)
    let rule = AlwaysSettled<Crossing>(
      "no step to an odd place ends at rest",
      whenever: { $0.before.world != $0.world && $0.world.place % 2 == 1 }
    ) { $0.world.place == 3 }.property
    let clock = Within<Crossing>("2 follows 1", .seconds(5), of: { $0.world.place == 1 }) {
      $0.world.place == 2
    }.property
    let report = crossing(world) {
      rule
      clock
    }.check()
    #expect(report.properties[0].verdict == .broken)
    #expect(report.properties[0].steps.map(\.id) == ["go"])
  }

  @Test func `a search for one property finds the journeys of the whole system`() throws {
    let system = crossing(Self.swing) {
      Within("soon", .seconds(1), of: { $0.world.place == 1 }) { $0.world.isLit }
      Within("later", .seconds(2), of: { $0.world.place == 1 }) { $0.world.isLit }
    }
    let kept = system.keeping { $0.name == "later" }.check().properties[0]
    #expect(kept.steps.map(\.id) == system.check().properties[1].steps.map(\.id))
    #expect(kept.steps.last?.id == "overdue-later")
    #expect(kept.steps.last?.says == "2 s are over for \"later\"")
    let journey = try #require(kept.journey)
    #expect(Replay(journey, in: system).result == .matched)
    #expect(try system.broken(taking: kept.steps.map(\.id)).contains("later"))
  }

  @Test func `the clocks of properties can be left out, with the verdicts they do not concern`() {
    let system = crossing(Self.swing) {
      Within("soon", .seconds(1), of: { $0.world.place == 1 }) { $0.world.isLit }
      Sometimes("light") { $0.world.isLit }
    }
    let bare = system.asking { $0.name == "light" }.check()
    #expect(bare.properties.map(\.verdict) == [.holds])
    #expect(bare.states == 3)
    #expect(system.keeping { $0.name == "light" }.check().states > 3)
    #expect(system.asking { _ in false }.whole.check().properties.isEmpty)
    #expect(system.keeping { _ in false }.whole.check().properties.count == 2)
  }

  @Test func `two properties of one name have clocks of their own, and are reported`() throws {
    let system = crossing(Self.swing) {
      Within("w", .seconds(1), of: { $0.world.place == 1 }) { _ in true }
      Within("w", .seconds(1), of: { $0.world.place == 1 }) { $0.world.isLit }
    }
    let report = system.check()
    #expect(report.properties.map(\.verdict) == [.holds, .broken])
    #expect(report.findings.map(\.rule) == ["repeated-property"])
    #expect(try system.broken(taking: report.properties[1].steps.map(\.id)) == ["w"])
  }

  @Test(
    arguments: [Duration.nanoseconds(1), .milliseconds(1), .seconds(1)])
  func `durations may be as different as they like`(_ shortest: Duration) {
    let report = crossing(Self.line(2)) {
      Within("soon", shortest, of: { $0.world != $0.before.world }) { $0.world.isLit }
      Within("late", .seconds(2_592_000), of: { $0.world.place == 0 }) { $0.world.isLit }
      Within("never", .seconds(Int64.max), of: { $0.world.place == 0 }) { $0.world.isLit }
    }.check()
    #expect(report.properties.map(\.verdict) == [.broken, .broken, .broken])
    #expect(report.findings.map(\.rule) == ["endless-time"])
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `no time at all is a mistake`(_ duration: Duration) {
    let report = crossing(Self.swing) {
      Within("at once", duration, of: { $0.world.place == 1 }) { $0.world.isLit }
    }.check()
    #expect(report.findings.map(\.rule) == ["no-time"])
    #expect(report.outcome == .broken)
  }

  @Test(
    arguments: zip([201, 200], [PropertyResult.Verdict.holds, .broken]))
  func `a clock begins with the step, together with the timers that the flow starts there`(
    _ milliseconds: Int, verdict: PropertyResult.Verdict
  ) throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) {
          Perform(.show)
          Go(to: .b)
        }
      case .b:
        Enter {
          Wait(.milliseconds(200), because: "a while")
          Perform(.hide)
          Go(to: .z)
        }
      default: Finish(.done)
      }
    }
    var world = Desk()
    world.canDie = false
    let system = try desk(flow, world: world) {
      Within<Desk>("in time", .milliseconds(milliseconds), of: { $0.saw(.wrote("show")) }) {
        $0.saw(.wrote("hide"))
      }
    }
    #expect(system.check().properties.map(\.verdict) == [verdict])
  }
}
