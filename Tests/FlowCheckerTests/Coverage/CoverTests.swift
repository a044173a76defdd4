import EveryPath
import FlowChecker
import FlowModel
import StateSpace
import Testing

@Suite struct CoverTests {
  /// A clerk who asks at once and once more later; in the first state a tap comes too early.
  static let flow = Sketch { state in
    switch state {
    case .a:
      Enter { Perform(.ask) }
      On(.yes) { Go(to: .b) }
      On(.no) { Go(to: .z) }
      Ignore(.tap, because: "it is early")
      On(.ping) { Go(to: .c) }
    case .b:
      Enter {
        Perform(.ask)
        Perform(.beep)
      }
      On(.tap) { Stay() }
      On(.yes) { Go(to: .a) }
      On(.no) { Go(to: .z) }
    case .c: On(.pong) { Go(to: .z) }
    default: Finish(.done)
    }
  }

  static func system() throws -> System<Desk> {
    try desk(flow) {
      AtNoTime("anything is buzzed", given: { $0.saw(.wrote("beep")) }) {
        $0.saw(.wrote("buzz"))
      }
      Sometimes("a bell rings") { $0.saw(.wrote("ring")) }
      LeadsTo("who begins gets an answer", { $0.began() }) { $0.delivered() }
    }
  }

  private func journey(_ choices: String) throws -> Journey {
    var walk = Walk(try Self.system())
    let mismatch = walk.take(choices.split(separator: " ").map(String.init))
    #expect(mismatch == nil)
    return walk.journey(title: choices)
  }

  private func names(_ report: CoverageReport, _ kind: CoverageGoal.Kind, seen: Bool) -> [String] {
    report.items.filter { $0.goal.kind == kind && ($0.status == .seen) == seen }.map(\.says)
  }

  @Test func `A journey sees its states, transitions, pairs and premises`() throws {
    let report = try Self.system().cover(by: [try journey("knock yes tap yes no")])
    #expect(report.journeys == 1)
    #expect(report.steps == 5)
    #expect(report.misfits == [])
    #expect(names(report, .states, seen: true) == ["a", "b", "z"])
    #expect(
      names(report, .transitions, seen: true) == ["a: yes", "a: no", "b: tap", "b: yes"])
    #expect(
      names(report, .pairs, seen: true) == [
        "a: yes > tap", "b: tap > yes", "b: yes > no",
      ])
    #expect(
      names(report, .properties, seen: true)
        == ["never: anything is buzzed", "who begins gets an answer"])
  }

  @Test func `What the search proves unreachable is told apart from what is not covered`() throws {
    let report = try Self.system().cover(by: [])
    #expect(report.completeness == .complete)
    let unreachable = report.items.filter { $0.status == .unreachable }.map(\.says)
    #expect(
      unreachable == [
        "c", "a: ping", "c: pong", "a: ping > pong", "b: yes > ping", "a bell rings",
      ])
    let states = report.count(of: .states)
    #expect(states.seen == 0 && states.reachable == 3 && states.unreachable == 1)
    #expect(states.percent == 0)
  }

  @Test func `Each gap comes with a journey that closes it, and none is shorter`() throws {
    let system = try Self.system()
    let missed = system.cover(by: []).items.compactMap { item -> (CoverageGoal, Journey)? in
      if case .missed(let journey) = item.status { (item.goal, journey) } else { nil }
    }
    #expect(missed.count > 15)
    // Every walk, shortest first, until each goal has been seen.
    var shortest: [CoverageGoal: Int] = [:]
    var walks = [Walk(system)]
    for length in 0...5 {
      for walk in walks {
        let report = seen(walk, in: system)
        for goal in report where shortest[goal] == nil { shortest[goal] = length }
      }
      guard length < 5 else { break }
      walks = walks.flatMap { walk in
        walk.choices.filter { $0.text.id != "kill" && !$0.text.id.contains("+kill") }.map {
          var next = walk
          next.take($0.move)
          return next
        }
      }
    }
    for (goal, journey) in missed {
      #expect(shortest[goal] == journey.steps.count, "\(goal)")
      #expect(seen(Walk(system, taking: journey.steps.map(\.choice)), in: system).contains(goal))
    }
  }

  /// What a walk sees, by a report that has nothing to search.
  private func seen(_ walk: Walk<Desk>, in system: System<Desk>) -> [CoverageGoal] {
    system.cover(by: [walk.journey(title: "")], limits: SearchLimits(maxStates: 1)).items.filter {
      $0.status == .seen
    }.map(\.goal)
  }

  @Test func `A search that was cut short calls nothing unreachable`() throws {
    let report = try Self.system().cover(by: [], limits: SearchLimits(maxDepth: 1))
    #expect(report.completeness != .complete)
    #expect(!report.items.contains { $0.status == .unreachable })
    #expect(report.items.contains { $0.says == "b" && $0.status == .unknown })
    #expect(report.count(of: .states).reachable == 4)
  }

  @Test func `Two transitions of two processes are not in a row`() throws {
    let flow = Sketch { state in
      switch state {
      case .a:
        On(.tap) { Stay() }
        On(.ping) { Go(to: .z) }
      default: Finish(.done)
      }
    }
    let system = System(
      "duplex", "", components: [try Duplex.component("left", flow, room: 0)], worlds: [Duplex()]
    ) {}
    func pairs(_ choices: [String]) -> Int {
      let walk = Walk(system, taking: choices)
      #expect(walk.steps.count == choices.count)
      return system.cover(by: [walk.journey(title: "")]).count(of: .pairs).seen
    }
    #expect(pairs(["open-0", "tap", "tap"]) == 1)
    #expect(pairs(["open-0", "tap", "again-0", "tap"]) == 0)
  }

  @Test func `Suggestions close the most gaps first, and what they property`() throws {
    let system = try Self.system()
    let given = [try journey("knock no")]
    let report = system.cover(by: given, suggesting: 3)
    #expect(report.suggestions.count == 3)
    let gains = report.suggestions.map(\.gain)
    #expect(gains == gains.sorted(by: >))
    func seen(_ journeys: [Journey]) -> Int {
      system.cover(by: journeys).items.count { $0.status == .seen }
    }
    var all = given
    for suggestion in report.suggestions {
      let before = seen(all)
      all.append(suggestion.journey)
      #expect(seen(all) == before + suggestion.gain)
    }
    // With enough of them nothing that can be seen is missed.
    let every = system.cover(by: given, suggesting: 100)
    let last = system.cover(by: given + every.suggestions.map(\.journey), suggesting: 5)
    #expect(CoverageGoal.Kind.allCases.allSatisfy { last.count(of: $0).percent == 100 })
    #expect(last.suggestions == [])
  }

  @Test func `Of a journey that no longer fits, what comes before counts`() throws {
    var journey = try journey("knock yes no")
    journey.steps[2].choice = "never"
    let report = try Self.system().cover(by: [journey])
    #expect(report.misfits.map(\.mismatch.step) == [3])
    #expect(report.steps == 2)
    #expect(names(report, .transitions, seen: true) == ["a: yes"])
  }
}
