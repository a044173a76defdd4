import FlowModel
import JourneyTool
import Testing

@Suite struct ReplayTests {
  private func journey(_ choices: String...) throws -> Journey {
    Walk(try porch(), taking: choices).journeyWithEnd(title: "test")
  }

  @Test func `matches what it was made from`() throws {
    let replay = Replay(try journey("ring", "lamp-on", "walk-away"), in: try porch())
    #expect(replay.result == .matched)
    #expect(replay.warning == nil)
    #expect(replay.breaches.map(\.name) == ["the lamp burns for nobody"])
    #expect(replay.breaches.map(\.step) == [3])
  }

  @Test func `names the step that is not offered, what was meant and what is offered`() throws {
    var journey = try journey("ring", "lamp-on")
    journey.steps[1].choice = "lamp-onn"
    let replay = Replay(journey, in: try porch())
    #expect(
      "\(replay.result.sentence)"
        == "step 2: \"lamp-onn\" is not offered here. Did you mean \"lamp-on\"? Offered: "
        + "ring (person), walk-away (person), lamp-on (system), lamp-dead (system), "
        + "kill (system).")
    #expect(replay.walk.steps.count == 1)
  }

  @Test func `names another screen than expected`() throws {
    var journey = try journey("ring", "lamp-on")
    journey.steps[1].screen = "home"
    #expect(
      Replay(journey, in: try porch()).result.sentence
        == "step 2: \"lamp-on\" leads to \"lit-porch\"; the journey expects \"home\".")
  }

  @Test func `names another cause than expected`() throws {
    var journey = try journey("ring", "lamp-on")
    journey.steps[1].by = .person
    #expect(
      Replay(journey, in: try porch()).result.sentence
        == "step 2: \"lamp-on\" is caused by system; the journey expects person.")
  }

  @Test func `names every difference of the end`() throws {
    var journey = try journey("ring", "lamp-on", "walk-away")
    journey.expectation.broken = []
    journey.expectation.outcomes = ["seen"]
    journey.expectation.position = "dark"
    #expect(
      Replay(journey, in: try porch()).result.sentence == """
        at the end: it breaks "the lamp burns for nobody"; the journey expects nothing.
        at the end: the outcome is nothing; the journey expects "seen".
        at the end: the flow is at "burning"; the journey expects "dark".
        """)
  }

  @Test func `names a property that there is none of, and the one that was meant`() throws {
    var journey = try journey("ring", "lamp-on", "walk-away")
    journey.expectation.broken = ["the lamp burns for noboddy", "zebra"]
    #expect(
      Replay(journey, in: try porch()).result.sentence == """
        it is to break "the lamp burns for noboddy", but porch has no such property. Did you mean \
        "the lamp burns for nobody"?
        it is to break "zebra", but porch has no such property.
        at the end: it breaks "the lamp burns for nobody"; the journey expects nothing.
        """)
  }

  @Test func `leaves open what only every path can tell`() throws {
    var journey = try journey("ring", "kill")
    journey.expectation.broken = ["the lamp answers"]
    #expect(Replay(journey, in: try porch()).result == .matched)
  }

  @Test func `warns of another fingerprint and goes by names`() throws {
    var journey = try journey("ring")
    journey.fingerprint = "0123"
    let replay = Replay(journey, in: try porch())
    #expect(replay.result == .matched)
    #expect(replay.warning?.hasPrefix("porch has changed since this journey was made") == true)
  }

  @Test func `finds the world in which the journey fits`() throws {
    var dead = Porch()
    dead.isRunning = false
    let system = try porch(worlds: [dead, Porch()])
    let replay = Replay(try journey("ring", "lamp-on"), in: system)
    #expect(replay.result == .matched)
    #expect(Walk(system, taking: ["ring"]).steps.count == 1)
  }

  @Test func `begins in the world that the journey names`() throws {
    var dead = Porch()
    dead.isRunning = false
    let system = try porch(worlds: [dead, Porch()])
    var walk = Walk(system, world: 2)
    _ = walk.take("ring")
    let journey = walk.journeyWithEnd(title: "test")
    #expect(journey.world == 2)
    #expect(journey.command() == "journey walk porch --world 2 --steps 'ring'")
    #expect(journey.line.hasPrefix("journey:porch/\(system.fingerprint.prefix(4))/2 ring"))
    let replay = Replay(journey, in: system)
    #expect(replay.result == .matched)
    #expect(replay.walk.world == 2)
    #expect(replay.warning == nil)
  }

  @Test func `says so if it had to choose the world`() throws {
    var visited = Porch()
    visited.hasVisitor = true
    let system = try porch(worlds: [Porch(), visited])
    var journey = try journey("ring")
    journey.fingerprint = system.fingerprint
    #expect(
      Replay(journey, in: system).warning
        == "the journey does not say in which world it begins and fits from 2; it is taken from "
        + "world 1")
    journey.world = 3
    #expect(
      Replay(journey, in: system).warning
        == "the journey begins in world 3, which porch lacks; it is taken from world 1")
  }

  @Test func `takes a long journey`() throws {
    let choices = ["ring"] + Array(repeating: "ring", count: 20_000)
    let journey = Walk(try porch(), taking: choices).journey(title: "long")
    let file = try decodedJSON(JourneyFile.self, from: Array(JourneyFile(journey).text.utf8))
    #expect(file.journey == journey)
    #expect(Replay(file.journey, in: try porch()).result == .matched)
  }
}

extension Replay.Result {
  var sentence: String {
    switch self {
    case .matched: "matched"
    case .mismatch(let mismatch): "\(mismatch)"
    case .wrongEnd(let differences): differences.map { "\($0)" }.joined(separator: "\n")
    }
  }
}
