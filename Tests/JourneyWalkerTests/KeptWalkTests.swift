import FlowModel
import JourneyWalker
import Testing

@Suite struct `A walk that was not saved` {
  private let place = "/home/ann/.local/state/journey/porch.journey"

  private func tool(_ console: FakeConsole, isTerminal: Bool = true) throws -> Tool {
    Tool(
      systems: [try porch()], console: console,
      surroundings: Surroundings(
        variables: ["HOME": "/home/ann", "TERM": "xterm", "LC_ALL": "C.UTF-8"],
        inputIsTerminal: isTerminal, outputIsTerminal: isTerminal))
  }

  #if !canImport(Darwin)
    @Test func `is kept, and the way back is said`() throws {
      let console = FakeConsole()
      console.keys = [.character("1"), .character("q")]
      #expect(try tool(console).run(["walk", "porch"]) == .yes)
      let text = String(decoding: try #require(console.files[place]), as: UTF8.self)
      #expect(text.contains("\"do\": \"ring\""))
      #expect(
        console.errors
          == "journey: Kept what was not saved, 1 step: journey walk --from '\(place)'\n")
    }

    @Test func `is offered the next time, and goes on where it was left`() throws {
      let console = FakeConsole()
      console.keys = [.character("1"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      console.errors = ""
      console.keys = [.character("y"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      #expect(console.sessions[1].panel == .kept)
      // Nothing new was walked: nothing is said, and it is still there.
      #expect(console.errors == "")
      #expect(console.files[place] != nil)
    }

    @Test func `is not offered where a journey is named, and can be deleted`() throws {
      let console = FakeConsole()
      console.keys = [.character("1"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      _ = try tool(console).run(["walk", "porch", "--steps", "ring"])
      #expect(console.sessions[1].panel == .choices)
      console.keys = [.character("d"), .character("q")]
      _ = try tool(console).run(["walk", "porch"])
      #expect(console.files[place] == nil)
    }

    @Test func `in lines is kept on a terminal and nowhere else`() throws {
      let console = FakeConsole(input: ["1"])
      _ = try tool(console, isTerminal: false).run(["walk", "porch", "--lines"])
      #expect(console.files.isEmpty)
      console.input = ["1"]
      _ = try tool(console).run(["walk", "porch", "--lines"])
      #expect(console.files[place] != nil)
      console.errors = ""
      _ = try tool(console).run(["walk", "porch", "--lines"])
      #expect(console.errors.contains("A walk was not saved: journey walk --from '\(place)'"))
    }

    @Test func `that cannot be kept is said, and changes no answer`() throws {
      let console = FakeConsole()
      console.lostPlaces = [place]
      console.keys = [.character("1"), .character("q")]
      #expect(try tool(console).run(["walk", "porch"]) == .yes)
      #expect(console.errors.contains("could not be kept"))
    }
  #endif

  @Test func `is saved where it is to be, though its output is lost`() throws {
    let console = FakeConsole(input: ["1", "1"])
    console.losesOutput = true
    let code = try tool(console, isTerminal: false).run(
      ["walk", "porch", "--lines", "--steps", "ring", "--save", "kept.journey"])
    #expect(code == .outputLost)
    #expect(console.files["kept.journey"] != nil)
  }

  @Test func `is not one that was saved by hand, or nothing was walked in`() throws {
    for keys: [Key] in [
      [.character("q")], [.character("1"), .character("u"), .character("q")],
    ] {
      let console = FakeConsole()
      console.keys = keys
      _ = try tool(console).run(["walk", "porch"])
      #expect(console.files.isEmpty)
    }
    var session = ScreenSession(SystemWalker(Walk(try porch())))
    _ = session.take(.character("1"))
    session.saved("there.journey", nil, exists: false)
    #expect(!session.hasUnsavedSteps)
  }
}

@Suite struct `Going on with a journey that has a title` {
  private func file(_ title: String) throws -> JourneyFile {
    var walk = Walk(try porch())
    _ = walk.take(["ring"])
    var journey = walk.journeyWithEnd(title: title)
    journey.steps[0].note = "the bell is loud"
    return JourneyFile(journey)
  }

  private func walker(_ file: JourneyFile) throws -> SystemWalker<Porch> {
    let system = try porch()
    return SystemWalker(Replay(file.journey, in: system).walk, from: file)
  }

  @Test func `keeps title and notes, and shows them`() throws {
    var walker = try walker(try file("The loud bell"))
    let screen = Renderer(ScreenSession(walker), columns: 80, rows: 24).lines().map(\.text)
    #expect(screen[0].contains("porch: The loud bell"))
    #expect(screen.contains { $0.contains("\"the bell is loud\"") })
    let lines = LineSession(walker).greeting
    #expect(lines[0].contains("The loud bell."))
    #expect(lines.contains("Note: the bell is loud"))
    _ = walker.take(0)
    let journey = walker.file.journey
    #expect(journey.title == "The loud bell")
    #expect(journey.steps.map(\.note) == ["the bell is loud", nil])
    // Another way is another journey.
    _ = walker.go(toStep: 0)
    _ = walker.take(1)
    #expect(walker.file.journey.title != "The loud bell")
    #expect(walker.place.title == nil)
  }

  @Test func `renames one that only said how far it went`() throws {
    let screen = try file("").journey.steps[0].screen
    var walker = try walker(try file("1 step to \(screen)"))
    #expect(walker.place.title == nil)
    _ = walker.take(0)
    #expect(walker.file.journey.title.hasPrefix("2 steps to"))
  }
}
