import CameraFlow
import EveryPath
import EveryPathTesting
import FlowChecker
import Testing

@Suite struct FlowJourneyTests {
  @Test(arguments: try Doorbell().journeys())
  func `Every journey runs on the machine`(_ journey: FlowJourney<Doorbell>) { journey.verify() }

  @Test(arguments: [Suite.Kind.pairs, .everyEventEverywhere])
  func `A large suite is one test`(_ kind: Suite.Kind) throws {
    try CameraFlow().verify(kind)
  }

  @Test func `The usual suites are one test`() throws { try Doorbell().verify() }

  @Test func `Journeys are equal if they test the same of the same flow`() throws {
    let (all, again) = (try Doorbell().journeys(), try Doorbell().journeys())
    #expect(all == again)
    #expect(Set(all + again).count == all.count)
  }

  @Test func `Every transition is a journey with a name of its own`() throws {
    let all = try Doorbell().journeys()
    #expect(all.count >= 9)
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(all.contains { $0.testDescription == "Doorbell: waiting: bell" })
    #expect(all.map { "\($0)" } == all.map(\.testDescription))
  }

  @Test func `A step says where it leads, what is performed, and which row did it`() throws {
    let journey = try #require(try Doorbell().journeys().first { $0.id == "waiting: bell" })
    let step = try #require(journey.steps.last)
    #expect(step.says == "bell")
    #expect(step.state == .rung)
    #expect(step.position == "rung")
    #expect(step.effects == [.light])
    #expect(step.outcome == nil)
    #expect(!step.isLast)
    #expect(step.line?.line == Doorbell.row - 3)
  }

  @Test func `A broken rule points at the row of the flow, in its file`() throws {
    let journey = try #require(try Doorbell().journeys().first { $0.id == "waiting: bell" })
    let problem = try #require(
      journey.problems("nobody ever rings") { $0.state != .rung }.first)
    #expect(problem.description == "\"nobody ever rings\" is broken at rung: start > bell")
    let location = problem.sourceLocation
    #expect(location.fileID == "EveryPathTestingTests/Doorbell.swift")
    #expect(location.filePath.hasSuffix("Tests/EveryPathTestingTests/Toy/Doorbell.swift"))
    #expect(location.line == Doorbell.row - 3)
    // What `problems` returns, `verify` records, there.
    withKnownIssue {
      journey.verify("nobody ever rings") { $0.state != .rung }
    } matching: { issue in
      issue.comments == [Comment(rawValue: problem.description)] && issue.sourceLocation == location
    }
  }

  @Test func `A rule that is kept is no problem`() throws {
    for journey in try Doorbell().journeys(.pairs) {
      #expect(journey.problems("who is alone knows it") { $0.outcome != .gone } == [])
    }
  }

  @Test func `A flow with mistakes says so instead of running nothing`() {
    struct Endless: Flow {
      var start: Int { 0 }
      static var states: [Int] { [0] }
      static var events: [Int] { [0] }
      func transitions(from state: Int) -> Transitions { On(0) { Perform(0) } }
      func answers(to effect: Int) -> [Int] { [] }
      func abandoned(_ reason: Abandonment) -> Int { 0 }
      typealias Effect = Int
      typealias Outcome = Int
      typealias Event = Int
    }
    #expect(throws: DefinitionErrors.self) { try Endless().journeys() }
    #expect(throws: DefinitionErrors.self) { try Endless().verify(.pairs) }
  }

  @Test func `Too many journeys to be listed say how to run them`() throws {
    let error = #expect(throws: TooManyJourneys.self) {
      try CameraFlow().journeys(.everyEventEverywhere)
    }
    let text = try #require(error).description
    #expect(text.contains("`flow.verify(.everyEventEverywhere)`"))
  }
}
