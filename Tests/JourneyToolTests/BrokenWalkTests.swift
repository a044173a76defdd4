import FlowChecker
import FlowModel
import FlowTestSupport
import JourneyTool
import StateSpace
import Testing

/// Opening a walk that broke a property.
@Suite struct BrokenWalkTests {
  private let terminal = Environment(
    variables: ["TERM": "xterm", "LC_ALL": "C.UTF-8"], inputIsTerminal: true,
    outputIsTerminal: true)

  private func opened(_ arguments: [String]) throws -> ScreenSession {
    let console = FakeConsole(files: [:])
    let tool = Tool(systems: [try porch()], console: console, environment: terminal)
    #expect(tool.run(arguments) == .yes, "\(console.errors)")
    return try #require(console.sessions.first)
  }

  private func text(_ session: ScreenSession) -> String {
    Renderer(session, columns: 80, rows: 24).lines().map(\.text).joined(separator: "\n")
  }

  @Test func `lands on the question what now, with every command that check prints`() throws {
    let report = try porch().check()
    let broken = report.properties.filter { $0.verdict == .broken }
    #expect(broken.count > 1)
    for property in broken {
      let explanation = try #require(property.explanation)
      let session = try opened(Array(shellWords(explanation.command()).dropFirst()))
      #expect(session.panel == .broken)
      #expect(text(session).contains("PROPERTY BROKEN"))
      #expect(session.walker.snapshot.lastBroken?.step == explanation.steps.count)
    }
  }

  @Test func `lands there with a kept journey that expects it`() throws {
    let property = try #require(
      try porch().check().properties.first { $0.name == "the lamp answers" })
    let journey = try #require(property.journey)
    let console = FakeConsole(files: ["a.journey": JourneyFile(journey).text])
    let tool = Tool(systems: [try porch()], console: console, environment: terminal)
    #expect(tool.run(["walk", "--from", "a.journey"]) == .yes)
    let session = try #require(console.sessions.first)
    #expect(session.panel == .broken)
    #expect(session.walker.snapshot.lastBroken?.name == "the lamp answers")
  }

  @Test func `opens another walk on its choices`() throws {
    #expect(try opened(["walk", "porch", "--steps", "ring"]).panel == .choices)
  }

  @Test func `A property that there is not is told of`() throws {
    let console = FakeConsole()
    let tool = Tool(systems: [try porch()], console: console, environment: terminal)
    #expect(tool.run(["walk", "porch", "--property", "the lamp answer"]) == .askedWrongly)
    #expect(console.errors.contains("Did you mean \"the lamp answers\"?"))
  }

  @Test func `shows a shorter one, and goes back to the longer one`() throws {
    var session = try opened(
      ["walk", "porch", "--steps", "ring,ring,lamp-on,walk-away"])
    guard case .shorten(let property, let step) = session.take(.character("1")) else {
      Issue.record("nothing is looked for")
      return
    }
    #expect(session.panel == .searching)
    #expect(property == "the lamp burns for nobody")
    #expect(step == 4)
    session.found(session.walker.shorter(breaking: property, than: step) { _ in false })
    #expect(session.panel == .broken)
    #expect(session.message == "Found: 3 steps in place of 4.")
    #expect(session.walker.snapshot.lastBroken?.step == 3)
    _ = session.take(.character("1"))
    #expect(session.walker.snapshot.step == 4)
  }

  @Test func `says that there is no shorter one, and that it was stopped`() throws {
    var session = try opened(["walk", "porch", "--steps", "ring,lamp-on,walk-away"])
    _ = session.take(.character("1"))
    session.found(
      session.walker.shorter(breaking: "the lamp burns for nobody", than: 3) { _ in false })
    #expect(session.message == "There is no shorter one: the search is complete.")
    _ = session.take(.character("1"))
    session.found(.unfinished(nil))
    #expect(session.message == "Stopped. Whether there is a shorter one is not known.")
    #expect(session.panel == .broken)
    session.found(.unfinished(.states))
    #expect(session.message?.contains("too many states") == true)
  }

  @Test(arguments: [
    (SearchLimits(maxStates: 1), ShorterJourney.unfinished(.states)),
    (SearchLimits(seconds: 0), .unfinished(.time)),
  ])
  func `does not say that there is none if a limit ended the search`(
    limits: SearchLimits, found: ShorterJourney
  ) throws {
    let system = try porch()
    #expect(
      system.shorterJourney(
        breaking: "the lamp burns for nobody", than: 9, limits: limits, isStopped: { _ in false })
        == found)
  }

  @Test func `finds none of a property that needs every path before the search is complete`() throws
  {
    let system = try porch()
    let step = try #require(
      system.check().properties.first { $0.name == "the lamp answers" }?.journey?.steps.count)
    func shorter(than step: Int) -> ShorterJourney {
      system.shorterJourney(
        breaking: "the lamp answers", than: step, limits: SearchLimits(), isStopped: { _ in false })
    }
    #expect(shorter(than: step) == .none)
    guard case .found(let journey) = shorter(than: step + 1) else {
      Issue.record("nothing found")
      return
    }
    #expect(journey.steps.count == step)
  }
}
