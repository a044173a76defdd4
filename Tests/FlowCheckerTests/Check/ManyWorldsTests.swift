import EveryPath
import FlowChecker
import FlowModel
import Testing

/// A system with several worlds.
@Suite struct ManyWorldsTests {
  private static let line = Crossing(
    ways: [[Crossing.Way(by: .person, id: "go", target: 1)], []], lit: [1])
  /// Lit at its start, from which nothing leads on.
  private static let other = Crossing(ways: [[]], lit: [0])

  private func system(_ worlds: [Crossing]) -> System<Crossing> {
    System("worlds", "", components: [], worlds: worlds) {
      AtNoTime("a light at a start", given: { _ in true }) { $0.world.isLit && $0.world.place == 0 }
      Before("gone before lit", { $0.world.place == 1 }, before: { $0.world.isLit })
      CanAlwaysReach("a way on", whenever: { _ in true }) { $0.world.place == 1 }
      Sometimes("place 9") { $0.world.place == 9 }
    }
  }

  @Test func `A system is as broken if a world is given twice`() {
    let verdicts = [[Self.line, Self.other], [Self.line, Self.line, Self.other]].map { worlds in
      system(worlds).check().properties.map(\.verdict)
    }
    #expect(verdicts[0] == verdicts[1])
    #expect(verdicts[0] == [.broken, .broken, .broken, .broken])
  }

  @Test func `A system is found fault with if it has none`() {
    let report = system([]).check()
    #expect(report.properties.map(\.verdict) == [.vacuous, .vacuous, .vacuous, .broken])
    #expect(report.findings.map(\.rule).contains("no-world"))
    #expect(report.outcome == .broken)
  }

  @Test(arguments: [0, 2])
  func `A system is shown in the world whose start is wrong`(_ number: Int) throws {
    let explanation = try #require(
      system([Self.line, Self.other]).check().properties[number].explanation)
    #expect(explanation.steps.isEmpty)
    #expect(explanation.world == 2)
    // What a walk does not show, the walker has to be told.
    let rule = number == 0 ? "" : " --property 'a way on'"
    #expect(explanation.command() == "journey walk worlds --world 2\(rule)")
    #expect(explanation.showsOnWalk == (number == 0))
    #expect(!explanation.isOfNoJourney)
  }

  @Test
  func
    `A system is shown in the world that breaks it, though its steps fit an earlier one as well`()
    throws
  {
    let go = Crossing.Way(by: .person, id: "go", target: 2)
    let one = Crossing(ways: [[go], [go], []], lit: [])
    var two = one
    two.place = 1
    let system = System<Crossing>("worlds", "", components: [], worlds: [one, two]) {
      NeverAfter("never 2 after 1", { $0.world.place == 1 }) { $0.world.place == 2 }
    }
    let explanation = try #require(system.check().properties[0].explanation)
    #expect(explanation.world == 2)
    #expect(explanation.command() == "journey walk worlds --world 2 --steps 'go'")
    #expect(explanation.breaks == ["never 2 after 1"])
    #expect(explanation.showsOnWalk)
  }

  @Test func `says so if no journey gets where one should`() throws {
    let explanation = try #require(
      system([Self.line, Self.other]).check().properties[3].explanation)
    #expect(explanation.isOfNoJourney)
  }
}
