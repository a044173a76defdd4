import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

@Suite("Searching a system")
struct SearchTests {
  /// Seven places in a row, and a way back from the last.
  static let row = Board(
    ways: [[1], [2], [3], [4], [5], [6], [0]], colours: [0, 0, 1, 0, 0, 2, 0])

  @Test("the same system gives the same numbers, order and journeys")
  func determinism() {
    func run() -> (CheckReport, [Int32], [UInt32]) {
      let found = board(Board(seed: 7, places: 40)) {
        AtNoTime<Board>("red") { $0.world.has(0) }
        LeadsTo<Board>("unfair", { $0.world.has(1) }, { $0.world.has(2) })
      }.explore()
      return (found.report, found.graph.targets, found.graph.labels)
    }
    let (one, other) = (run(), run())
    #expect(one.0.states == other.0.states)
    #expect(one.0.transitions == other.0.transitions)
    #expect(one.0.properties.map(\.steps) == other.0.properties.map(\.steps))
    #expect(one.0.properties.map(\.verdict) == other.0.properties.map(\.verdict))
    #expect(one.1 == other.1)
    #expect(one.2 == other.2)
  }

  @Test("a truncated search says so, and nothing passes but what it found")
  func truncation() {
    let report = board(Self.row) {
      AtNoTime<Board>("blue") { $0.world.has(1) }
      AtNoTime<Board>("red") { $0.world.has(0) }
      Sometimes<Board>("some red") { $0.world.has(0) }
      Sometimes<Board>("some blue") { $0.world.has(1) }
      CanAlwaysReach<Board>("back to red") { $0.world.has(0) }
      LeadsTo<Board>("red, then blue", { $0.world.has(0) }, { $0.world.has(1) })
      AtMostOnce<Board>("red once") { $0.world.has(0) }
    }.check(limits: SearchLimits(maxStates: 3))
    #expect(report.completeness == .truncated(.states, frontier: 1))
    #expect(report.truncation == "truncated (states), 1 state not looked at")
    #expect(
      report.properties.map(\.verdict) == [
        .undecided, .broken, .holds, .undecided, .undecided, .undecided, .undecided,
      ])
  }

  @Test("a search that is cut short by depth or time is truncated too")
  func otherLimits() {
    let property = Sometimes<Board>("red") { $0.world.has(0) }
    let deep = board(Self.row) { property }.check(limits: SearchLimits(maxDepth: 4))
    #expect(deep.completeness == .truncated(.depth, frontier: 1))
    #expect(deep.outcome == .truncated)
    let slow = board(Self.row) { property }.check(limits: SearchLimits(seconds: -1))
    #expect(slow.completeness == .truncated(.time, frontier: 1))
    #expect(slow.properties[0].verdict == .undecided)
  }

  @Test("within its limits a search is complete")
  func complete() {
    let report = board(Self.row) { Sometimes<Board>("red") { $0.world.has(0) } }.check(
      limits: SearchLimits(maxStates: 7, maxDepth: 9, seconds: 60))
    #expect(report.outcome == .ok)
    #expect(report.states == 7)
    #expect(report.transitions == 7)
    #expect(report.properties[0].steps.map(\.id) == ["0-0", "1-0"])
  }

  /// The first step leads to a loop; only there red is avoided for ever.
  @Test("an unfair LeadsTo shows its lasso: the way in, and the loop")
  func lasso() throws {
    let world = Board(ways: [[1], [2, 3], [1], [0]], colours: [1, 0, 0, 2])
    let report = board(world) {
      LeadsTo<Board>("along every path", { $0.world.has(0) }, { $0.world.has(1) })
      LeadsTo<Board>(
        "some day", fairly: [.everyTransition], { $0.world.has(0) }, { $0.world.has(1) })
    }.check()
    #expect(report.properties[0].verdict == .broken)
    #expect(report.properties[0].steps.map(\.id) == ["0-0", "1-0", "2-0"])
    #expect(report.properties[0].loopStart == 1)
    #expect(report.properties[1].verdict == .holds)
  }

  /// An app often reacts to something in the step in which it happens.
  @Test("NeverAfter counts the step that begins, and spares the one that ends")
  func neverAfterBegins() {
    // Red is place 1; blue are places 1 and 3; the end are places 2 and 3.
    let world = Board(ways: [[1], [2], [3], []], colours: [0, 3, 4, 6])
    let report = board(world) {
      NeverAfter<Board>("from the first on", { $0.world.has(0) }) { $0.world.has(1) }
      NeverAfter<Board>(
        "not in the end", { $0.world.has(0) }, until: { $0.world.has(0) || $0.world.has(2) }
      ) { $0.world.has(1) }
      NeverAfter<Board>("not before it", { $0.world.has(2) }) { $0.world.has(0) }
    }.check()
    #expect(report.properties.map(\.verdict) == [.broken, .holds, .holds])
    #expect(report.properties[0].steps.map(\.id) == ["0-0"])
  }

  @Test("an end that is not the second breaks an unfair LeadsTo without a loop")
  func end() {
    let world = Board(ways: [[1], []], colours: [1, 0])
    let report = board(world) {
      LeadsTo<Board>("along every path", { $0.world.has(0) }, { $0.world.has(1) })
    }.check()
    #expect(report.properties[0].verdict == .broken)
    #expect(report.properties[0].loopStart == nil)
  }

  @Test("a broken property comes as a journey that can be replayed")
  func journey() throws {
    let system = board(Self.row) { AtNoTime<Board>("red") { $0.world.has(0) } }
    let journey = try #require(system.check().properties[0].journey)
    #expect(journey.steps.map(\.choice) == ["0-0", "1-0"])
    #expect(journey.expectation.broken == ["never: red"])
    var walk = Walk(system)
    #expect(walk.take(journey.steps.map(\.choice)) == nil)
    #expect(walk.trace.breaches.map(\.name) == ["never: red"])
  }
}
