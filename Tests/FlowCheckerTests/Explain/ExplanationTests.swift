import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

/// An explained property.
@Suite struct ExplanationTests {
  private static let line = #line + 5
  private static let asking = Sketch { state in
    switch state {
    case .a:
      Enter { Perform(.ask) }
      On(.yes) { Go(to: .b) }
      On(.no) { Go(to: .z) }
      Ignore(.tap, because: "a question is open")
    case .b:
      On(.tap) {
        Perform(.beep)
        Go(to: .c)
      }
    case .c: On(.tap) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  private func explanation(
    @PropertyBuilder<Desk> _ properties: () -> [Property<Desk>]
  ) throws -> Explanation {
    var world = Desk()
    world.canDie = false
    let report = try desk(Self.asking, world: world, properties).check()
    return try #require(report.properties.first?.explanation)
  }

  @Test func `tells what each step changed, and the line of the row that moved`() throws {
    let explanation = try explanation {
      AtNoTime<Desk>("a beep") { $0.saw(.wrote("beep")) }
    }
    #expect(explanation.steps.map(\.text.id) == ["knock", "yes", "tap"])
    #expect(
      explanation.steps.map { $0.changes.map(\.description) } == [
        ["flow not started > a"], ["flow a > b"], ["flow b > c"],
      ])
    #expect(explanation.steps.map(\.events) == [[], [], ["something is written"]])
    #expect(
      explanation.steps.flatMap(\.rows).map(\.description) == [
        "the attempt began, \(#fileID):\(Self.line - 1)", "yes moved, \(#fileID):\(Self.line)",
        "tap moved, \(#fileID):\(Self.line + 4)",
      ])
  }

  @Test
  func
    `tells the last point from which a passing journey existed, and the alternatives not taken there`()
    throws
  {
    let decision = try #require(
      try explanation { AtNoTime<Desk>("a beep") { $0.saw(.wrote("beep")) } }.decision)
    // After a yes only a second knock can follow without the beep, which changes nothing.
    #expect(decision.step == 3)
    #expect(decision.passing.map(\.id) == ["knock"])
    #expect(decision.alternatives.map(\.text.id) == ["knock"])
    let earlier = try #require(
      try explanation {
        CanAlwaysReach<Desk>("no is possible", whenever: { $0.isRunning() }) {
          $0.delivered() && !$0.world.written.contains("beep")
        }
      }.decision)
    #expect(earlier.step == 2)
    #expect(earlier.passing.map(\.id) == ["no"])
    #expect(earlier.alternatives.map(\.text.id) == ["knock", "tap", "no"])
    #expect(earlier.alternatives.map(\.steps) == [2, 2, 1])
    #expect(earlier.alternatives.map(\.breaksAtOnce) == [false, false, false])
  }

  @Test func `an explanation passes by no step that the property does not count`() throws {
    typealias Way = Crossing.Way
    let shortcut = Way(by: .person, id: "shortcut", target: 2)
    let world = Crossing(
      ways: [[Way(by: .person, id: "go", target: 1), shortcut], [shortcut], []], lit: [2])
    let report = crossing(world) {
      CanAlwaysReach<Crossing>(
        "the light", whenever: { $0.world.place == 1 },
        without: { $0.world.place == 2 && $0.before.world.place != 2 }
      ) { $0.world.isLit }
    }.check()
    #expect(report.properties[0].verdict == .broken)
    let explanation = try #require(report.properties[0].explanation)
    #expect(explanation.decision == nil)
  }

  @Test func `leaves ending the process aside where there is another way to pass`() throws {
    let report = try desk(Self.asking) {
      AtNoTime<Desk>("a yes") { $0.world.asker == nil && $0.isRunning() }
    }.check()
    let decision = try #require(report.properties.first?.explanation?.decision)
    #expect(!decision.passing.contains { $0.id.contains("kill") })
    #expect(decision.alternatives.contains { $0.text.id == "kill" && $0.steps == nil })
  }

  /// Who waits gets out of the cellar only by the end of the process.
  private struct Cellar: QuietWorld {
    enum Stimulus: Hashable, Sendable { case none }
    enum Observation: Hashable, Sendable { case none }
    enum Place: Hashable, Sendable { case stairs, cellar, seat, hole }

    var place = Place.stairs
    var isRunning = true
    var isBusy: Bool { isRunning && (place == .stairs || place == .cellar) }

    func offer(_ moves: inout [Place]) {
      guard isRunning else { return }
      switch place {
      case .stairs: moves += [.hole, .cellar, .seat]
      case .cellar: moves.append(.stairs)
      case .seat, .hole: break
      }
    }
    func text(of move: Place) -> ChoiceText { ChoiceText(.system, "\(move)", "to the \(move)") }
    mutating func take(_ move: Place, _ output: inout WorldOutput<Self>) {
      if place == .cellar { return endProcess(&output) }
      place = move
    }
    mutating func endProcess(_ output: inout WorldOutput<Self>) {
      isRunning = false
      output.processEnded()
    }
  }

  private func fall(_ limits: SearchLimits = SearchLimits()) throws -> Explanation {
    let system = System<Cellar>("cellar", "", components: [], worlds: [Cellar()]) {
      AtNoTime<Cellar>("a fall") { $0.world.place == .hole }
    }
    return try #require(system.check(limits: limits).properties[0].explanation)
  }

  @Test
  func `tells an alternative that passes only where a process ends from one that leads nowhere`()
    throws
  {
    let explanation = try fall()
    let alternatives = try #require(explanation.decision).alternatives
    #expect(alternatives.map(\.text.id) == ["cellar", "seat"])
    #expect(alternatives.map(\.steps) == [nil, 1])
    #expect(alternatives.map(\.needsEndOfProcess) == [true, false])
    #expect(alternatives.map(\.endsProcess) == [false, false])
    #expect(explanation.isOfWholeSearch)
  }

  @Test func `says that it is of what was seen, where the search was cut short`() throws {
    #expect(!(try fall(SearchLimits(maxStates: 4)).isOfWholeSearch))
  }

  @Test func `says so if resting would have been enough, and if nothing was ever enough`() throws {
    typealias Way = Crossing.Way
    // From the second place there is but one way, and it breaks the property.
    let alley = Crossing(
      ways: [
        [Way(by: .person, id: "left", target: 1)], [Way(by: .person, id: "left", target: 2)], [],
      ], lit: [2])
    func decision(_ world: Crossing) -> Explanation.Decision? {
      crossing(world) { AtNoTime<Crossing>("light") { $0.world.isLit } }.check()
        .properties[0].explanation?.decision
    }
    #expect(decision(alley)?.step == 2)
    #expect(decision(alley)?.passing.map(\.id) == [])
    var doomed = alley
    doomed.busy = [0, 1]
    #expect(decision(doomed) == nil)
  }

  @Test func `opens the walker in the world it begins in`() throws {
    let ways = [[Crossing.Way(by: .person, id: "left", target: 1)], []]
    let system = System<Crossing>(
      "two", "", components: [],
      worlds: [Crossing(ways: ways, lit: []), Crossing(ways: ways, lit: [1])]
    ) {
      AtNoTime<Crossing>("light") { $0.world.isLit }
    }
    let explanation = try #require(system.check().properties[0].explanation)
    #expect(explanation.command() == "journey walk two --world 2 --steps 'left'")
    #expect(explanation.showsOnWalk)
    #expect(try system.broken(taking: ["left"], world: 2) == ["never: light"])
    #expect(try system.broken(taking: ["left"], world: 1) == [])
    #expect(throws: Mismatch.self) { try system.broken(taking: ["right"]) }
    #expect(try system.verdict(on: "never: light") == .broken)
    #expect(try system.verdict(on: "nothing of the kind") == nil)
  }
}
